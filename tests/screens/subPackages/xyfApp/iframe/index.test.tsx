import { openScreen, settle, setUpScreens } from '@tests/screens/screenTest'
import { box, tap } from '@tests/ui/mounted'
import { says } from '@tests/ui/says'
import { canFrame } from '@/platform/links/canFrame'
import { openLink } from '@/platform/links/openLink'
import { toast } from '@/platform/page/toast'
import Iframe from '@/subPackages/xyfApp/iframe/index'

jest.mock('@/platform/links/canFrame', () => ({ canFrame: jest.fn() }))
jest.mock('@/platform/links/openLink', () => ({ openLink: jest.fn(), takeFrames: jest.fn() }))
jest.mock('@/platform/page/toast', () => ({ toast: jest.fn() }))
jest.mock('@/ui/media/WebFrame', () => ({ WebFrame: ({ url }: { url: string }) => <i id="frame">{url}</i> }))

const path = 'subPackages/xyfApp/iframe/index'
const url = 'https://m.example.com/a'
setUpScreens()

const frame = () => box.querySelector('#frame')?.textContent

it('S2 shows an address that the build may open where the host can show it', () => {
  jest.mocked(canFrame).mockReturnValue(true)
  openScreen(Iframe, path, { url })
  expect(frame()).toBe(url)
})

it('S2 shows no other address, whatever the host can show', async () => {
  jest.mocked(canFrame).mockReturnValue(true)
  openScreen(Iframe, path, { url: 'https://evil.com/' })
  expect(frame()).toBeUndefined()
  await says(box, '链接不受信任', 'Untrusted link')
})

it('offers the address of one that the host cannot show, to be copied', async () => {
  jest.mocked(canFrame).mockReturnValue(false)
  jest.mocked(openLink).mockResolvedValue('copied')
  openScreen(Iframe, path, { url })
  expect(frame()).toBeUndefined()
  await says(box, '这个页面请在浏览器中打开', 'Please open this page in a browser')
  tap(box.querySelector('.button'))
  await settle()
  expect(jest.mocked(openLink).mock.calls).toEqual([[url]])
  expect(toast).toHaveBeenCalled()
})
