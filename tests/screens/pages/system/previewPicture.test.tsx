import { act } from 'react'
import { configWords } from '@/i18n/config'
import { Picture } from '@/pages/system/preview-image/Picture'
import { clean, draw, filled } from '../../../ui/mounted'

afterEach(clean)

it('R-07 a picture that does not load says so in its place, and another one is shown', async () => {
  const show = async (src: string) => {
    const box = draw(<Picture src={src} label="1 / 2" zoom={1} onToggle={() => undefined} onPinch={() => undefined} />)
    await filled()
    return box
  }
  const box = await show('/none.png')
  expect(box.querySelector('img')?.alt).toBe('1 / 2')
  act(() => void box.querySelector('img')?.dispatchEvent(new Event('error')))
  expect([box.querySelector('img'), box.textContent]).toEqual([null, configWords().noPicture])
  await show('/b.png')
  expect(box.querySelector('img')?.getAttribute('src')).toBe('/b.png')
})
