import { ok, refusal } from '@tests/request/fakeHost'
import { moves } from '@tests/routes/fakeNavigation'
import { during, screenTest, serve, settle } from '@tests/screens/screenTest'
import { happen } from '@tests/shell/fakeHooks'
import { box, clean, filled, tap } from '@tests/ui/mounted'
import { type PosterInfoRes, posterInfo } from '@/contract/member/goldActivity'
import { poster as words } from '@/i18n/poster'
import { poster } from '@/platform/media/poster'
import type { PosterPort } from '@/platform/media/posterPort'
import PosterShare from '@/subPackages/poster-share/index'

jest.mock('@/platform/media/poster', () => ({
  poster: { way: 'album', draw: jest.fn(), save: jest.fn(), openSettings: jest.fn(), forget: jest.fn() },
}))
const host = jest.mocked(poster) as jest.Mocked<Required<PosterPort>>

const design = (posterId: string) => ({
  posterId,
  name: `name of ${posterId}`,
  title: `title of ${posterId}`,
  text: 'text',
  picture: `https://shop/${posterId}.png`,
  colour: '#000000',
  endColour: '#FFFFFF',
})
const info: PosterInfoRes = {
  qrCode: 'QR',
  link: '/subPackages/gold-member/outer-deliver?inviterUserId=102',
  nickName: '周*',
  imgUrl: '',
  posters: [design('crown'), design('gift')],
}
let made = 0

const screen = screenTest(PosterShare, 'subPackages/poster-share/index')
beforeEach(() => {
  made = 0
  host.draw.mockImplementation(async () => `http://tmp/${++made}.png`)
  host.save.mockResolvedValue('saved')
  host.openSettings.mockResolvedValue(true)
})

const press = (id: string) => during(() => tap(box.querySelector(`#${id}`)))
/** Address of the picture in a place. */
async function shown(place: string): Promise<string | null | undefined> {
  await filled()
  return box.querySelector(`${place} img`)?.getAttribute('src')
}
const has = (selector: string) => box.querySelector(selector) !== null

async function open(more: Partial<PosterInfoRes> = {}): Promise<void> {
  screen.open()
  await serve(posterInfo, ok({ ...info, ...more }))
}

it('R-113 draws the first poster, and another one when it is chosen; a picture that is no longer shown is removed', async () => {
  await open()
  expect(await shown('.poster-preview-picture')).toBe('http://tmp/1.png')
  const printed = host.draw.mock.calls[0]?.[0].parts.flatMap((part) => (part.kind === 'text' ? [part.text] : []))
  expect(printed).toEqual(expect.arrayContaining(['title of crown', words.printed.invites('周*')]))
  await press('poster-gift')
  expect(await shown('.poster-preview-picture')).toBe('http://tmp/2.png')
  expect(host.forget.mock.calls).toEqual([['http://tmp/1.png']])
})

it('U3 the finished picture is removed with the screen', async () => {
  await open()
  clean()
  expect(host.forget.mock.calls).toEqual([['http://tmp/1.png']])
})

it('of two posters that are drawn at once the chosen one is shown, and the other is removed', async () => {
  const waiting: ((address: string) => void)[] = []
  host.draw.mockImplementation(() => new Promise((resolve) => waiting.push(resolve)))
  await open()
  expect(box.textContent).toContain(words.drawing)
  expect(box.querySelector('#poster-save')?.getAttribute('aria-disabled')).toBe('true')
  await press('poster-gift')
  await during(() => waiting[1]?.('http://tmp/gift.png'))
  await during(() => waiting[0]?.('http://tmp/crown.png'))
  expect(await shown('.poster-preview-picture')).toBe('http://tmp/gift.png')
  expect(host.forget.mock.calls).toEqual([['http://tmp/crown.png']])
})

it('saves it into the album after it has said what the album is for, and says so', async () => {
  await open()
  expect(box.textContent).toContain(words.saveUse.album)
  expect(host.save).not.toHaveBeenCalled()
  await press('poster-save')
  expect(host.save.mock.calls).toEqual([['http://tmp/1.png']])
  expect(moves).toEqual([`toast 2000 ${words.saved.album}`])
})

it('a second tap while it is saved does nothing; a cancelled choice says nothing, a failure does', async () => {
  let end: (value: 'cancelled') => void = () => undefined
  host.save.mockImplementationOnce(
    () =>
      new Promise((resolve) => {
        end = resolve
      }),
  )
  await open()
  await press('poster-save')
  await press('poster-save')
  expect(host.save).toHaveBeenCalledTimes(1)
  await during(() => end('cancelled'))
  expect(moves).toEqual([])
  host.save.mockResolvedValue('failed')
  await press('poster-save')
  expect(moves).toEqual([`toast 2000 ${words.saveFailed}`])
  host.save.mockResolvedValue('unagreed')
  await press('poster-save')
  expect(moves.at(-1)).toBe(`toast 2000 ${words.unagreed}`)
  expect(has('#poster-settings')).toBe(false)
})

it('a refused album stays on the screen, with the way to the settings; once allowed, the poster is saved', async () => {
  host.save.mockResolvedValueOnce('denied')
  await open()
  await press('poster-save')
  expect(box.querySelector('[role=alert]')?.textContent).toContain(words.denied)
  expect(moves).toEqual([])
  host.openSettings.mockResolvedValueOnce(false)
  await press('poster-settings')
  expect([host.save.mock.calls.length, moves]).toEqual([1, [`toast 2000 ${words.stillDenied}`]])
  await press('poster-settings')
  expect(host.save).toHaveBeenCalledTimes(2)
  expect(moves.at(-1)).toBe(`toast 2000 ${words.saved.album}`)
  expect(has('#poster-settings')).toBe(false)
})

it('where the host cannot draw, the code alone is shown, and it can be drawn again and shared', async () => {
  host.draw.mockResolvedValueOnce(undefined)
  await open()
  expect(await shown('.poster-preview-qr')).toBe('data:image/png;base64,QR')
  expect([has('#poster-save'), has('#poster-share')]).toEqual([false, true])
  await press('poster-again')
  expect(await shown('.poster-preview-picture')).toBe('http://tmp/1.png')
})

it('what is shared leads to the offer in the customer’s name', async () => {
  await open()
  expect(happen('share')).toEqual([{ path: info.link, title: 'title of crown', imageUrl: 'https://shop/crown.png' }])
})

it('without posters the link can be shared all the same', async () => {
  await open({ posters: [] })
  expect(box.textContent).toContain(words.noPoster)
  expect([has('#poster-share'), host.draw.mock.calls.length]).toEqual([true, 0])
})

it('a failed load offers a retry', async () => {
  screen.open()
  await serve(posterInfo, refusal('BUSY', '系统繁忙'))
  expect(host.draw).not.toHaveBeenCalled()
  await during(() => tap(box.querySelector('.failed-state .button')))
  await serve(posterInfo, ok(info))
  await settle()
  expect(has('.poster-preview-picture')).toBe(true)
})
