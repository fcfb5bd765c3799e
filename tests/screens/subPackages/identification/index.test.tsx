import { idNumberOf, readCard, standing } from '@tests/domain/identity/flowAnswers'
import { refused } from '@tests/domain/rights/ownCard'
import { deferred } from '@tests/lib/deferred'
import { argsOf, ok, refusal, type SentCall } from '@tests/request/fakeHost'
import { moves } from '@tests/routes/fakeNavigation'
import { callsTo, during, screenTest, serve, settle, waiting } from '@tests/screens/screenTest'
import { happen } from '@tests/shell/fakeHooks'
import { box, clean, filled, tap, type } from '@tests/ui/mounted'
import { getOcrInfo, idCardCreate, type OcrInfo, setOcrInfo, uploadImgFile } from '@/contract/identity/idCard'
import { creditStatus } from '@/contract/identity/steps'
import { customerServiceLink } from '@/contract/remoteConfig/schema'
import { consent } from '@/domain/account/consent'
import { session } from '@/domain/session/session'
import { help } from '@/i18n/help'
import { idCard as words } from '@/i18n/idCard'
import { identity } from '@/i18n/identity'
import type { Photo, PhotoEnd, PhotoSource } from '@/platform/media/choosePhotoPort'
import type { GreyPicture } from '@/platform/media/photoWorkPort'
import Identification from '@/subPackages/identification/index'

const mockChoose = jest.fn<Promise<PhotoEnd>, [PhotoSource]>()
const mockPort: { openSettings?: () => Promise<boolean> } = {}
const mockGrey = jest.fn<Promise<GreyPicture | undefined>, []>()
const mockShrink = jest.fn<Promise<Photo>, [Photo, number]>()
jest.mock('@/platform/media/choosePhoto', () => ({
  choosePhoto: {
    choose: (source: PhotoSource) => mockChoose(source),
    get openSettings() {
      return mockPort.openSettings
    },
  },
}))
jest.mock('@/platform/media/photoWork', () => ({
  photoWork: { greyOf: () => mockGrey(), shrink: (photo: Photo, longest: number) => mockShrink(photo, longest) },
}))

const blob = new Blob(['picture'])
const photo: Photo = { file: { path: 'blob:1', blob }, size: 90_000, type: 'jpeg', width: 1600, height: 1000 }
const chosen = (more: Partial<Photo> = {}): PhotoEnd => ({ kind: 'chosen', photo: { ...photo, ...more } })

const byId = (id: string) => box.querySelector(`#${id}`)
const press = async (id: string) => {
  tap(byId(id))
  await settle()
}
const textOf = (selector: string) => box.querySelector(selector)?.textContent ?? undefined
const alarmOf = (id: string) => byId(id)?.querySelector('[role=alert]')?.textContent ?? undefined
const field = (id: string) => byId(id)?.querySelector<HTMLInputElement>('input') ?? null
const reading = (sides: string[], info: Partial<OcrInfo> = {}) =>
  ok({ orderId: 'O1', sides, ocrInfo: { ...readCard, ...info }, isConfirmed: false })

/** The fields of a signed upload, and its file. */
function formOf(call: SentCall | undefined) {
  const form = call?.data as FormData
  return { ...JSON.parse(String(form.get('args'))), file: form.get('file') }
}

async function open(...[states, more]: Parameters<typeof standing>): Promise<void> {
  screen.open()
  await serve(creditStatus, ok(standing(states, more)))
}

/** Opens the order, of which these sides have been read. */
async function answerOrder(sides: string[], info: Partial<OcrInfo> = {}): Promise<void> {
  await serve(idCardCreate, ok({ orderId: 'O1', triesLeft: 5 }))
  await serve(getOcrInfo, reading(sides, info))
  await filled()
}

async function begin(sides: string[] = []): Promise<void> {
  await open(['todo'])
  await press('identity-begin')
  await answerOrder(sides)
}

/** Goes on with both sides read. */
async function openForm(info: Partial<OcrInfo> = {}): Promise<void> {
  await open(['read'])
  await answerOrder(['front', 'back'], info)
}

/** Takes a picture of a side, which the server then answers. */
async function take(side: 'front' | 'back', answer: object | 'no network'): Promise<void> {
  await press(`${side}-camera`)
  await serve(uploadImgFile, answer)
}

const screen = screenTest(Identification, 'subPackages/identification/index')
beforeEach(() => {
  mockChoose.mockReset().mockResolvedValue(chosen())
  mockGrey.mockReset().mockResolvedValue(undefined)
  mockShrink.mockReset().mockImplementation(async (given) => given)
  delete mockPort.openSettings
})

describe('before anything is asked', () => {
  it('R-112 explains why the card and the camera are needed, and opens no order', async () => {
    await open(['todo'])
    for (const { title, text } of words.introRows) expect(box.textContent).toContain(title + text)
    expect(callsTo(idCardCreate)).toEqual([])
    expect(mockChoose).not.toHaveBeenCalled()
  })

  it('U7 opens no order before the privacy notice is accepted', async () => {
    consent.refuse()
    await open(['todo'])
    await press('identity-begin')
    expect(callsTo(idCardCreate)).toEqual([])
    expect(consent.answer).toBe('unasked')
    await during(() => consent.accept())
    await press('identity-begin')
    expect(callsTo(idCardCreate)).toHaveLength(1)
  })

  it('U6 two taps open one order, and a retry after a lost answer reads the same one', async () => {
    await open(['todo'])
    tap(byId('identity-begin'))
    tap(byId('identity-begin'))
    await settle()
    expect(callsTo(idCardCreate)).toHaveLength(1)
    await serve(idCardCreate, 'no network')
    expect(moves).toEqual([])
    expect(box.textContent).toContain('重试')
    tap([...box.querySelectorAll('.button')].find((one) => one.textContent === '重试'))
    await answerOrder(['front'])
    expect(textOf('#side-front .tag')).toBe(words.sideRead)
    expect(callsTo(idCardCreate)).toHaveLength(2)
  })

  it('an order of which nothing was read has no sides', async () => {
    await open(['todo'])
    await press('identity-begin')
    await serve(idCardCreate, ok({ orderId: 'O1', triesLeft: 5 }))
    await serve(getOcrInfo, { code: '000000', message: '', data: null })
    expect([byId('side-front') !== null, box.querySelector('.tag')]).toEqual([true, null])
  })
})

describe('R-112 a customer who comes back', () => {
  it('with one side read goes on with the other, on whatever device', async () => {
    await open(['failed'], { reason: 'x' })
    await answerOrder(['front'])
    expect([textOf('#side-front .tag'), box.querySelector('#side-back .tag')]).toEqual([words.sideRead, null])
    expect(byId('card-save')).toBeNull()
  })

  it('with both sides read finds the data to be corrected', async () => {
    await openForm()
    expect([field('card-name')?.value, field('card-number')?.value]).toEqual([readCard.name, readCard.idNumber])
    expect(box.textContent).toContain(readCard.issuer)
  })

  it('whose card is confirmed is led to the face', async () => {
    await open(['done'])
    expect(textOf('#step-done')).toContain('李*  1****************X')
    await press('step-go')
    expect(moves).toEqual(['redirectTo /subPackages/living-identification/index'])
    expect(callsTo(idCardCreate)).toEqual([])
  })

  it('without a try left is told until when, and finds customer service', async () => {
    await open(['locked'], { reason: '今日尝试次数已用完', triesLeft: 0 })
    expect(textOf('#step-locked')).toContain(`今日尝试次数已用完${identity.lockedHint}`)
    expect(byId('front-camera')).toBeNull()
    await press('identity-help')
    await serve(customerServiceLink, refused('BUSY', 'busy'))
    expect([textOf('.help-button-end'), moves]).toEqual([help.ends.failed, []])
  })

  it('R-44 without a network is shown a retry, and no toast', async () => {
    screen.open()
    await serve(creditStatus, refusal('BUSY', '服务繁忙'))
    expect([box.textContent?.includes('服务繁忙'), moves]).toEqual([true, []])
  })

  it('and the order says that the card is confirmed is led on', async () => {
    await open(['todo'])
    await press('identity-begin')
    await serve(idCardCreate, refusal('IDENTITY_DONE', 'done'))
    await serve(creditStatus, ok(standing(['done'])))
    expect(byId('step-done')).not.toBeNull()
  })
})

describe('the picture of a side', () => {
  it.each(['camera', 'album'] as const)(
    'R-22 from the %s is sent with its side and order, and shown in its frame',
    async (source) => {
      await begin()
      await press(`front-${source}`)
      expect(mockChoose.mock.calls).toEqual([[source]])
      expect(textOf('#side-front [role=status]')).toContain(words.sending)
      const { orderId, side, file } = formOf(callsTo(uploadImgFile)[0])
      expect([orderId, side, (file as Blob).size]).toEqual(['O1', 'front', blob.size])
      await serve(uploadImgFile, ok({ side: 'front' }))
      await answerOrder(['front'])
      expect(textOf('#side-front .tag')).toBe(words.sideRead)
      expect(box.querySelector('#side-front .side-frame-picture')).not.toBeNull()
    },
  )

  it('U7 is not sent once the consent is withdrawn', async () => {
    await begin()
    await during(() => consent.withdraw())
    await press('front-camera')
    expect(callsTo(uploadImgFile)).toEqual([])
  })

  it('is sent once for two taps, and the ways to another one wait', async () => {
    await begin()
    await press('front-camera')
    await press('front-camera')
    await press('front-album')
    expect([callsTo(uploadImgFile).length, mockChoose.mock.calls.length]).toEqual([1, 1])
  })

  it.each<[Partial<Photo>, keyof typeof words.troubles]>([
    [{ size: 0 }, 'empty'],
    [{ type: '', width: 0, height: 0 }, 'notPicture'],
    [{ type: 'gif' }, 'format'],
    [{ size: 21 * 1024 * 1024 }, 'tooLarge'],
    [{ width: 300, height: 200 }, 'tooSmall'],
  ])('U6 with %j is not sent, and says why beside its side', async (more, kind) => {
    await begin()
    mockChoose.mockResolvedValue(chosen(more))
    await press('back-album')
    expect([alarmOf('side-back'), alarmOf('side-front')]).toEqual([words.troubles[kind], undefined])
    expect([callsTo(uploadImgFile), moves]).toEqual([[], []])
  })

  it.each<[number[], 'dark' | 'blurred']>([
    [[0, 0, 0, 0, 9, 0, 0, 0, 0], 'dark'],
    [[90, 90, 90, 90, 90, 90, 90, 90, 90], 'blurred'],
  ])(
    'that looks wrong, %j, says so (%#), and is sent all the same where the customer wants it',
    async (pixels, kind) => {
      await begin()
      mockGrey.mockResolvedValue({ width: 3, height: 3, pixels })
      await press('front-camera')
      expect([alarmOf('side-front'), callsTo(uploadImgFile).length]).toEqual([words.troubles[kind], 0])
      await press('front-anyway')
      expect([alarmOf('side-front'), callsTo(uploadImgFile).length]).toEqual([undefined, 1])
    },
  )

  it('of more pixels than needed is scaled down before it is sent', async () => {
    await begin()
    mockChoose.mockResolvedValue(chosen({ width: 4000, height: 3000 }))
    mockShrink.mockResolvedValue({ ...photo, file: { path: 'blob:2', blob: new Blob(['small']) } })
    await press('front-camera')
    expect(mockShrink.mock.calls.map(([, longest]) => longest)).toEqual([2000])
    expect((formOf(callsTo(uploadImgFile)[0]).file as Blob).size).toBe(5)
  })

  it.each(['choose', 'measure', 'shrink'] as const)('is not sent once the screen is left, at: %s', async (step) => {
    await begin()
    const wide = { ...photo, width: 4000, height: 3000 }
    const end = deferred<void>()
    const waits = (at: typeof step) => (at === step ? end.promise : Promise.resolve())
    mockChoose.mockImplementation(() => waits('choose').then(() => ({ kind: 'chosen', photo: wide })))
    mockGrey.mockImplementation(() => waits('measure').then(() => undefined))
    mockShrink.mockImplementation((given) => waits('shrink').then(() => given))
    await press('front-camera')
    clean()
    end.resolve()
    await settle()
    expect(callsTo(uploadImgFile)).toEqual([])
  })

  it('R-33 that the server refuses says why beside its side, without a toast, and the tries that are left are counted', async () => {
    await begin()
    await take('front', refusal('PICTURE_WRONG_SIDE', '这是证件的另一面'))
    expect([alarmOf('side-front'), alarmOf('side-back'), moves]).toEqual(['这是证件的另一面', undefined, []])
    await serve(creditStatus, ok(standing(['failed'], { triesLeft: 4 })))
    expect(textOf('.card-work-tries')).toBe(words.triesLeft(4))
    await take('front', ok({ side: 'front' }))
    expect(alarmOf('side-front')).toBeUndefined()
  })

  it('R-112 after which no try is left locks the step', async () => {
    await begin()
    await take('front', refusal('PICTURE_BLURRED', '不清晰'))
    await serve(creditStatus, ok(standing(['locked'], { reason: '今日尝试次数已用完', triesLeft: 0 })))
    expect([byId('side-front'), byId('step-locked') !== null]).toEqual([null, true])
  })

  it('R-82 whose answer was lost can be sent again as it is', async () => {
    await begin()
    await take('front', 'no network')
    expect([alarmOf('side-front'), moves]).toEqual([words.troubles.lost, []])
    await press('front-resend')
    expect([callsTo(uploadImgFile).length, mockChoose.mock.calls.length]).toEqual([2, 1])
    await serve(uploadImgFile, ok({ side: 'front' }))
    await answerOrder(['front'])
    expect(textOf('#side-front .tag')).toBe(words.sideRead)
  })

  it('of an order that is no longer open says so, and belongs to the next one', async () => {
    await begin()
    await take('front', refusal('ORDER_UNKNOWN', '认证已失效'))
    expect(alarmOf('side-front')).toBe('认证已失效')
    await serve(idCardCreate, ok({ orderId: 'O2', triesLeft: 5 }))
    await serve(getOcrInfo, ok({ orderId: 'O2', sides: [], ocrInfo: readCard, isConfirmed: false }))
    await press('front-camera')
    expect(formOf(callsTo(uploadImgFile)[1]).orderId).toBe('O2')
  })

  it('that was read, but not what was read of it, offers to read again', async () => {
    await begin()
    await take('front', ok({ side: 'front' }))
    await serve(idCardCreate, 'no network')
    expect(textOf('.step-gate > .alarm')).toContain(words.readFailed)
    await press('card-read')
    await answerOrder(['front'])
    expect(textOf('#side-front .tag')).toBe(words.sideRead)
  })
})

it('R-112 two sides that are read at the same time are both there', async () => {
  await begin()
  await press('front-camera')
  await press('back-camera')
  await serve(uploadImgFile, ok({ side: 'front' }))
  await serve(uploadImgFile, ok({ side: 'back' }))
  await answerOrder(['front'])
  await answerOrder(['front', 'back'])
  await serve(creditStatus, ok(standing(['read'])))
  expect(textOf('#step-idCard')).toContain(identity.states.read)
  expect(field('card-number')?.value).toBe(readCard.idNumber)
  expect(field('card-until')?.value).toBe(readCard.validUntil)
})

describe('a permission that is refused', () => {
  it('is asked for after the screen has said what it is for', async () => {
    await begin()
    expect(box.textContent).toContain(words.photoUse)
    expect(mockChoose).not.toHaveBeenCalled()
  })

  it('by WeChat’s privacy guide is explained beside the side, without the settings; the next tap asks anew', async () => {
    await begin()
    mockPort.openSettings = jest.fn()
    mockChoose.mockResolvedValue({ kind: 'unagreed' })
    await press('front-camera')
    expect(alarmOf('side-front')).toBe(words.troubles.unagreed)
    expect(box.querySelector('#front-settings')).toBeNull()
    await press('front-camera')
    expect(mockChoose).toHaveBeenCalledTimes(2)
  })

  it('R-112 is explained beside the side, and the settings of the host bring it back', async () => {
    await begin()
    mockChoose.mockResolvedValue({ kind: 'denied' })
    mockPort.openSettings = jest.fn().mockResolvedValueOnce(false).mockResolvedValue(true)
    await press('front-camera')
    expect(textOf('#side-front .photo-troubles')).toContain(words.troubles.denied + words.deniedHint)
    await press('front-settings')
    expect(alarmOf('side-front')).toBe(words.troubles.denied)
    await press('front-settings')
    expect(alarmOf('side-front')).toBeUndefined()
  })

  it('leaves the album, where the host has no way to the settings', async () => {
    await begin()
    mockChoose.mockResolvedValueOnce({ kind: 'denied' })
    await press('front-camera')
    expect(byId('front-settings')).toBeNull()
    await press('front-album')
    expect([alarmOf('side-front'), callsTo(uploadImgFile).length]).toEqual([undefined, 1])
  })

  it('that a browser does not tell of is mentioned where the camera gave nothing', async () => {
    await begin()
    mockChoose.mockResolvedValue({ kind: 'cancelled' })
    await press('front-album')
    expect(alarmOf('side-front')).toBeUndefined()
    await press('front-camera')
    expect(alarmOf('side-front')).toBe(words.troubles.cameraShut)
  })

  it('a picture that the host cannot open is another trouble', async () => {
    await begin()
    mockChoose.mockResolvedValue({ kind: 'failed' })
    await press('back-album')
    expect(alarmOf('side-back')).toBe(words.troubles.unread)
  })
})

describe('the data that was read', () => {
  it('is saved as it is corrected, and leads to the confirmation', async () => {
    const corrected = idNumberOf('1990-05-06', '110105', '011')
    await openForm()
    type(field('card-name'), ' 李 小雨')
    type(field('card-number'), corrected.toLowerCase())
    await press('card-save')
    await press('card-save')
    expect(callsTo(setOcrInfo).map(argsOf)).toEqual([
      {
        ...readCard,
        name: '李小雨',
        idNumber: corrected,
        birthday: '1990-05-06',
        sex: 'male',
        orderId: 'O1',
        isConfirmed: false,
      },
    ])
    await serve(setOcrInfo, ok({ isConfirmed: false }))
    expect(moves).toEqual(['redirectTo /subPackages/identification-confirm/index'])
  })

  it.each<[string, string, string]>([
    ['card-name', 'Li', words.problems.name],
    ['card-number', readCard.idNumber.replace(/.$/, '1'), words.problems.checksum],
    ['card-number', idNumberOf('2015-01-01'), words.problems.minor],
    ['card-address', '北京', words.problems.address],
    ['card-from', '2020-13-01', words.problems.day],
    ['card-until', '2020-02-30', words.problems.day],
    ['card-until', '2024-01-01', words.problems.expired],
  ])('R-112 in %s: “%s” is told beside it, and not sent', async (id, text, told) => {
    await openForm()
    type(field(id), text)
    await press('card-save')
    expect(alarmOf(id)).toBe(told)
    expect(callsTo(setOcrInfo)).toEqual([])
  })

  it.each([
    ['NAME_INVALID', 'card-name'],
    ['ID_NUMBER_INVALID', 'card-number'],
    ['ID_MINOR', 'card-number'],
    ['ID_IN_USE', 'card-number'],
    ['ID_EXPIRED', 'card-until'],
  ])('R-33 refused with %s says so beside %s, without a toast, and what was typed stays', async (code, id) => {
    await openForm()
    type(field('card-name'), '李小雨')
    await press('card-save')
    await serve(setOcrInfo, refusal(code, '不行'))
    expect([alarmOf(id), field('card-name')?.value, moves]).toEqual(['不行', '李小雨', []])
  })

  it('whose saving was lost says so at the button, and keeps what was typed', async () => {
    await openForm()
    type(field('card-name'), '李小雨')
    await press('card-save')
    await serve(setOcrInfo, 'no network')
    expect(box.textContent).toContain(words.saveLost)
    expect([field('card-name')?.value, moves]).toEqual(['李小雨', []])
    await press('card-save')
    expect(callsTo(setOcrInfo)).toHaveLength(2)
  })

  it('of a side that is missing after all asks for its picture', async () => {
    await openForm()
    await press('card-save')
    await serve(setOcrInfo, refusal('SIDE_MISSING', '请先拍摄身份证的两面'))
    await answerOrder(['front'])
    expect([byId('card-save'), box.textContent?.includes('请先拍摄身份证的两面')]).toEqual([null, true])
  })

  it('keeps what was typed when the screen comes back, and takes the new reading of a side that is photographed again', async () => {
    await openForm()
    type(field('card-name'), '李小雨')
    type(field('card-from'), '2021-01-01')
    happen('hide')
    happen('show')
    await serve(creditStatus, ok(standing(['read'])))
    expect(field('card-name')?.value).toBe('李小雨')
    await take('front', ok({ side: 'front' }))
    await answerOrder(['front', 'back'], { name: '李晓雪', validFrom: '2019-01-01' })
    expect([field('card-name')?.value, field('card-from')?.value]).toEqual(['李晓雪', '2021-01-01'])
  })

  it('is that of the newest picture of a side, where two were taken one after the other', async () => {
    await openForm()
    await take('front', ok({ side: 'front' }))
    await take('front', ok({ side: 'front' }))
    await answerOrder(['front', 'back'], { name: '李晓雪' })
    await answerOrder(['front', 'back'], { name: '李小雨' })
    expect(field('card-name')?.value).toBe('李小雨')
  })

  it('of a card without an end date says so, and can be changed', async () => {
    await openForm({ validUntil: 'long' })
    expect([byId('card-until'), byId('card-long')?.getAttribute('aria-checked')]).toEqual([null, 'true'])
    await press('card-long')
    await filled()
    type(field('card-until'), '20400101')
    await press('card-save')
    expect(argsOf(callsTo(setOcrInfo)[0])).toMatchObject({ validUntil: '2040-01-01' })
  })
})

it('U3 a customer who leaves takes everything along', async () => {
  await openForm()
  await during(() => session.signOut())
  expect(box.textContent).not.toContain(readCard.issuer)
  expect(waiting().map(({ url }) => url)).toEqual([])
})
