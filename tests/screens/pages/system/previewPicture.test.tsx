import { clean, draw, filled } from '@tests/ui/mounted'
import { act } from 'react'
import { remoteConfigWords } from '@/i18n/remoteConfig'
import { Picture } from '@/pages/system/preview-image/Picture'
import { Stage } from '@/pages/system/preview-image/Stage'
import { PictureViewer } from '@/pages/system/preview-image/store'

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
  expect([box.querySelector('img'), box.textContent]).toEqual([null, remoteConfigWords().noPicture])
  await show('/b.png')
  expect(box.querySelector('img')?.getAttribute('src')).toBe('/b.png')
})

it('S2 a picture of a foreign host keeps its place, is said to be missing and is never requested', async () => {
  const addresses = ['/a.png', 'https://evil.com/a.png?of=13800138000', '//evil.com/b.png', '/c.png']
  const store = new PictureViewer(JSON.stringify(addresses), '/c.png')
  expect(store.index).toBe(3)
  const box = draw(<Stage store={store} />)
  await filled()
  for (const index of [0, 1, 2, 3]) {
    act(() => store.turnTo(index))
    await filled()
    expect(box.innerHTML).not.toContain('evil.com')
  }
  act(() => {
    store.turnTo(1)
    store.toggle()
  })
  expect([box.querySelector('img'), box.textContent]).toEqual([null, remoteConfigWords().noPicture])
})
