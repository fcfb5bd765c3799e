import { act } from 'react'
import { configWords } from '@/i18n/config'
import { Picture } from '@/pages/system/preview-image/Picture'
import { clean, draw } from '../../../ui/hostComponents'

jest.mock('@tarojs/components', () => jest.requireActual('../../../ui/hostComponents').components)

afterEach(clean)

it('R-07 a picture that does not load says so in its place, and another one is shown', () => {
  const show = (src: string) =>
    draw(<Picture src={src} label="1 / 2" zoom={1} onToggle={() => undefined} onPinch={() => undefined} />)
  const box = show('/none.png')
  expect(box.querySelector('img')?.getAttribute('aria-label')).toBe('1 / 2')
  act(() => void box.querySelector('img')?.dispatchEvent(new Event('error')))
  expect([box.querySelector('img'), box.textContent]).toEqual([null, configWords().noPicture])
  show('/b.png')
  expect(box.querySelector('img')?.getAttribute('src')).toBe('/b.png')
})
