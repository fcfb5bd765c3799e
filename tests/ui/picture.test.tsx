import { observable, runInAction } from 'mobx'
import { act } from 'react'
import { OnlineContext } from '@/ui/OnlineContext'
import { Picture } from '@/ui/Picture'
import { clean, draw } from './hostComponents'

jest.mock('@tarojs/components', () => jest.requireActual('./hostComponents').components)

const network = observable({ online: true })
const setOnline = (online: boolean) => act(() => void runInAction(() => Object.assign(network, { online })))

const show = (props: Partial<Parameters<typeof Picture>[0]> = {}) =>
  draw(
    <OnlineContext.Provider value={() => network.online}>
      <Picture className="card-picture" src="/a.png" mode="aspectFill" {...props} />
    </OnlineContext.Provider>,
  )
const image = (box: HTMLElement) => box.querySelector('img')
const fail = (box: HTMLElement) => act(() => void image(box)?.dispatchEvent(new Event('error')))

afterEach(() => {
  clean()
  setOnline(true)
})

describe('a picture', () => {
  it('that fails is replaced by a placeholder, and is loaded again once the network is back', () => {
    const box = show()
    expect(image(box)?.getAttribute('src')).toBe('/a.png')
    setOnline(false)
    fail(box)
    expect(image(box)).toBeNull()
    expect(box.querySelector('.card-picture .icon-picture')).not.toBeNull()
    setOnline(true)
    expect(image(box)?.getAttribute('src')).toBe('/a.png')
  })

  it('that failed is replaced when another address is given', () => {
    fail(show())
    const box = show({ src: '/b.png' })
    expect(image(box)?.getAttribute('src')).toBe('/b.png')
  })

  it('has the same accessible name loaded and failed', () => {
    const box = show({ label: 'Gift card' })
    expect(image(box)?.getAttribute('aria-label')).toBe('Gift card')
    fail(box)
    expect(box.querySelector('[role=img]')?.getAttribute('aria-label')).toBe('Gift card')
    const silent = show({ label: undefined })
    expect(silent.firstElementChild?.getAttribute('aria-hidden')).toBe('true')
  })

  it('without an address shows the given placeholder', () => {
    const box = show({ src: undefined, instead: <i>A</i> })
    expect([image(box), box.textContent]).toEqual([null, 'A'])
    expect(box.querySelector('.icon-picture')).toBeNull()
  })
})
