import { observable, runInAction } from 'mobx'
import { act } from 'react'
import { OnlineContext } from '@/ui/hooks/OnlineContext'
import { Picture } from '@/ui/media/Picture'
import { clean, draw, filled, pass } from './mounted'

const network = observable({ online: true })
const setOnline = (online: boolean) => act(() => void runInAction(() => Object.assign(network, { online })))

const show = async (props: Partial<Parameters<typeof Picture>[0]> = {}) => {
  const box = draw(
    <OnlineContext.Provider value={() => network.online}>
      <Picture className="card-picture" src="/a.png" mode="aspectFill" {...props} />
    </OnlineContext.Provider>,
  )
  await filled()
  return box
}
/** A second passes after what happens. */
async function secondAfter(happens: () => void): Promise<void> {
  jest.useFakeTimers()
  happens()
  pass(1000)
  jest.useRealTimers()
  await filled()
}
const image = (box: HTMLElement) => box.querySelector('img')
const fail = (box: HTMLElement) => act(() => void image(box)?.dispatchEvent(new Event('error')))

afterEach(() => {
  clean()
  setOnline(true)
})

describe('a picture', () => {
  it('that fails is replaced by a placeholder, and is loaded again once the network is back', async () => {
    const box = await show()
    expect(image(box)?.getAttribute('src')).toBe('/a.png')
    setOnline(false)
    fail(box)
    expect(image(box)).toBeNull()
    expect(box.querySelector('.card-picture .icon-picture')).not.toBeNull()
    await secondAfter(() => {
      setOnline(true)
      expect(image(box)).toBeNull()
    })
    expect(image(box)?.getAttribute('src')).toBe('/a.png')
  })

  it('that fails again in the first moment after the return of the network is loaded once more', async () => {
    const box = await show()
    setOnline(false)
    await secondAfter(() => {
      setOnline(true)
      fail(box)
      expect(image(box)).toBeNull()
    })
    expect(image(box)?.getAttribute('src')).toBe('/a.png')
  })

  it('that fails while the network was never lost is not asked for again', async () => {
    const box = await show()
    await secondAfter(() => fail(box))
    expect(image(box)).toBeNull()
  })

  it('that failed is replaced when another address is given', async () => {
    fail(await show())
    const box = await show({ src: '/b.png' })
    expect(image(box)?.getAttribute('src')).toBe('/b.png')
  })

  it('has the same accessible name loaded and failed', async () => {
    const box = await show({ label: 'Gift card' })
    expect(image(box)?.alt).toBe('Gift card')
    fail(box)
    expect(box.querySelector('[role=img]')?.getAttribute('aria-label')).toBe('Gift card')
    const silent = await show({ label: undefined })
    expect(silent.firstElementChild?.getAttribute('aria-hidden')).toBe('true')
  })

  it('without an address shows the given placeholder', async () => {
    const box = await show({ src: undefined, instead: <i>A</i> })
    expect([image(box), box.textContent]).toEqual([null, 'A'])
    expect(box.querySelector('.icon-picture')).toBeNull()
  })
})
