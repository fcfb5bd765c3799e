import { argsOf, ok, refusal } from '@tests/request/fakeHost'
import { moves } from '@tests/routes/fakeNavigation'
import { callsTo, during, screenTest, serve, settle } from '@tests/screens/screenTest'
import { box, filled, press, tap, type } from '@tests/ui/mounted'
import { says } from '@tests/ui/says'
import Feedback from '@/center/personInfo/feedback'
import { feedback, uploadPicture } from '@/contract/profile'
import { consent } from '@/domain/account/consent'
import { feedback as words } from '@/i18n/feedback'
import { picture as pictureWords } from '@/i18n/picture'
import { host, photoAt } from './photos'

jest.mock('@/platform/media/choosePhoto', () => jest.requireActual('./photos').choosePhotoModule)
jest.mock('@/platform/media/photoWork', () => jest.requireActual('./photos').photoWorkModule)

const text = '首页的图片加载得很慢，请看看'

const screen = screenTest(Feedback, 'center/personInfo/feedback')
beforeEach(async () => {
  screen.open()
  await filled()
})
const area = () => box.querySelector<HTMLInputElement>('#feedback-text textarea')
const mobile = () => box.querySelector<HTMLInputElement>('#feedback-mobile input')
const alerts = () =>
  [...box.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent).filter((said) => said !== '')
const uploads = () => callsTo(uploadPicture)
const pictures = () => box.querySelectorAll('.feedback-pictures-one').length

/** Adds a picture, which is being uploaded then. */
async function add(path: string): Promise<void> {
  host.end = { kind: 'chosen', photo: photoAt(path) }
  press('feedback-add')
  await during(() => press('photo-album'))
}

const arrive = (pictureId: string) => serve(uploadPicture, ok({ pictureId, url: `http://host/${pictureId}` }))

describe('sending', () => {
  it('sends kind, text, pictures in their order and phone once, says so, and leads back', async () => {
    press('feedback-suggestion')
    type(area(), ` ${text} `)
    type(mobile(), '13900000001')
    await add('http://tmp/1.jpg')
    await add('http://tmp/2.jpg')
    await arrive('p1')
    await arrive('p2')
    press('feedback-send')
    press('feedback-send')
    await serve(feedback, ok({ feedbackNo: 'FB1' }))
    expect(callsTo(feedback).map(argsOf)).toEqual([
      { kind: 'suggestion', text, pictureIds: ['p1', 'p2'], mobile: '13900000001' },
    ])
    await says(box, '反馈编号 FB1', 'Feedback no. FB1')
    expect([box.textContent?.includes(words.sent), moves]).toEqual([true, []])
    press('feedback-back')
    expect(moves).toEqual(['navigateBack'])
  })

  it('needs a text; pictures and phone may be left out', async () => {
    type(area(), '太短')
    press('feedback-send')
    expect(alerts()).toEqual([words.problems.short])
    type(area(), text)
    press('feedback-send')
    await settle()
    expect(argsOf(callsTo(feedback)[0])).toEqual({ kind: 'problem', text, pictureIds: [] })
  })

  it('counts the characters, and refuses a wrong phone number beside it', async () => {
    type(area(), text)
    expect(box.querySelector('#feedback-text')?.textContent).toContain(`${text.length} / 500`)
    type(mobile(), '123')
    press('feedback-send')
    expect(alerts()).toEqual([words.problems.invalid])
    expect(callsTo(feedback)).toHaveLength(0)
  })

  it('R-44 loses nothing without an answer, and is sent again under the same id', async () => {
    type(area(), text)
    await add('http://tmp/1.jpg')
    await arrive('p1')
    press('feedback-send')
    await serve(feedback, 'no network')
    expect([moves.length, area()?.value, pictures()]).toEqual([1, text, 1])
    press('feedback-send')
    await serve(feedback, ok({ feedbackNo: 'FB1' }))
    const [first, second] = callsTo(feedback)
    expect(second?.header?.requestid ?? second?.header?.requestId).toBe(
      first?.header?.requestid ?? first?.header?.requestId,
    )
    expect(box.textContent).toContain(words.number('FB1'))
  })

  it.each([
    ['FEEDBACK_LENGTH', '#feedback-text'],
    ['FEEDBACK_MOBILE', '#feedback-mobile'],
    ['FEEDBACK_PICTURES', '.feedback-pictures-fault'],
  ])('the refusal %s stands beside what it is about', async (code, place) => {
    type(area(), text)
    press('feedback-send')
    await serve(feedback, refusal(code, '请改一改'))
    expect(box.querySelector(place)?.textContent).toContain('请改一改')
    expect([moves, area()?.value]).toEqual([[], text])
  })

  it('another refusal is a toast', async () => {
    type(area(), text)
    press('feedback-send')
    await serve(feedback, refusal('FEEDBACK_TOO_OFTEN', '请稍后'))
    expect(moves).toEqual(['toast 2000 请稍后'])
  })

  it('U7 is not sent without the privacy notice', async () => {
    type(area(), text)
    await during(() => consent.withdraw())
    press('feedback-send')
    await settle()
    expect(callsTo(feedback)).toHaveLength(0)
    await add('http://tmp/1.jpg')
    expect(uploads()).toHaveLength(0)
  })
})

describe('pictures', () => {
  it('are at most four', async () => {
    for (const one of [1, 2, 3, 4]) {
      await add(`http://tmp/${one}.jpg`)
      await arrive(`p${one}`)
    }
    expect([pictures(), box.querySelector('#feedback-add')]).toEqual([4, null])
  })

  it('that are still being uploaded hold the form back', async () => {
    type(area(), text)
    await add('http://tmp/1.jpg')
    press('feedback-send')
    expect(alerts()).toEqual([words.picturesSending])
    await arrive('p1')
    press('feedback-send')
    await settle()
    expect(callsTo(feedback)).toHaveLength(1)
  })

  it('that failed can be sent again, or removed', async () => {
    type(area(), text)
    await add('http://tmp/1.jpg')
    await serve(uploadPicture, 'no network')
    press('feedback-send')
    expect(alerts()).toEqual([pictureWords.faults.lost, words.picturesFailed])
    tap(box.querySelector('.picture-state .button'))
    await serve(uploadPicture, refusal('FILE_TYPE', '仅支持图片'))
    expect(alerts()).toContain('仅支持图片')
    press('feedback-remove-0')
    expect([alerts(), pictures()]).toEqual([[], 0])
    press('feedback-send')
    await settle()
    expect(argsOf(callsTo(feedback)[0])).toMatchObject({ pictureIds: [] })
  })

  it.each(['denied', 'unagreed'] as const)('says what they are for; %s, it explains it', async (kind) => {
    host.end = { kind }
    press('feedback-add')
    expect(box.querySelector('#photo-sheet')?.textContent).toContain(words.picturesUse)
    await during(() => press('photo-album'))
    expect(alerts()[0]).toContain(pictureWords[kind])
  })
})
