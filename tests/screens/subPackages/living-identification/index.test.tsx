import { argsOf, ok, refusal } from '@tests/request/fakeHost'
import { moves } from '@tests/routes/fakeNavigation'
import { callsTo, during, screenTest, serve, settle } from '@tests/screens/screenTest'
import { happen } from '@tests/shell/fakeHooks'
import { box, clean, press } from '@tests/ui/mounted'
import { says } from '@tests/ui/says'
import { challengeItem, faceCreate, uploadChallengeFile, uploadFaceFile } from '@/contract/identity/face'
import { type CreditStatusRes, creditStatus, type StepState } from '@/contract/identity/steps'
import { consent } from '@/domain/account/consent'
import { face as words } from '@/i18n/face'
import { identity } from '@/i18n/identity'
import LivingIdentification from '@/subPackages/living-identification/index'
import { cameraState, resetCamera } from './fakeCamera'

jest.mock('@/platform/media/camera', () => jest.requireActual('./fakeCamera'))

const challenges = [
  { action: 'nod', seconds: 2, digits: '' },
  { action: 'read', seconds: 3, digits: '4821' },
]
const orderId = 'F1'

/** Where the customer stands: the ID card, then the face. */
function status(card: StepState, face: StepState, triesLeft = 3): CreditStatusRes {
  const states: StepState[] = [card, face, 'todo', 'todo']
  const steps = (['idCard', 'face', 'bankCard', 'openCard'] as const).map((step, index) => ({
    step,
    state: states[index] ?? 'todo',
    triesLeft,
    reason: '',
  }))
  const next = steps.find(({ state }) => state !== 'done')?.step ?? 'none'
  return { steps, next, name: '王*', idNumber: '110***********1234' }
}

/** jsdom's blobs have no `text`. */
const textOf = (blob: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.readAsText(blob)
  })

async function openPage(face: StepState = 'todo', card: StepState = 'done', tries = 3): Promise<void> {
  screen.open()
  await serve(creditStatus, ok(status(card, face, tries)))
}
const has = (id: string) => box.querySelector(`#${id}`) !== null
const alertText = () => box.querySelector('[role=alert]')?.textContent ?? undefined

/** Agrees and begins; the server opens the order. */
async function begin(): Promise<void> {
  press('face-agree')
  press('face-begin')
  await serveOrder()
}

async function serveOrder(): Promise<void> {
  await serve(faceCreate, ok({ orderId, triesLeft: 3 }))
  await serve(challengeItem, ok({ challengeItem: challenges }))
}

async function takePicture(): Promise<void> {
  press('face-take')
  await serve(uploadFaceFile, ok({ isTaken: true }))
}

/** Lets the time of the recording pass. */
const pass = (ms: number) => during(() => jest.advanceTimersByTime(ms))

/** Records everything: two challenges of 2 s and 3 s, and a second more for each. */
async function record(): Promise<void> {
  press('face-record')
  await settle()
  await pass(7_200)
}

/** Everything up to the recording, which then waits for the server's answer. */
async function sendAll(): Promise<void> {
  await begin()
  await takePicture()
  await record()
}

const screen = screenTest(LivingIdentification, 'subPackages/living-identification/index')
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate', 'requestAnimationFrame'] })
  resetCamera()
})
afterEach(() => jest.useRealTimers())

describe('before the face check', () => {
  it('R-112 says what happens and why, what will be asked for, and how many tries are left, and asks for nothing yet', async () => {
    await openPage()
    for (const text of [
      words.introText,
      '用来确认是您本人在申请，防止他人冒用您的身份。照片和视频只用于本次核验，加密传输，不会用于其他用途。',
      '接下来系统会请求使用摄像头；朗读数字时会用到麦克风，不允许麦克风也可以继续。人脸识别必须现场拍摄，不能从相册选择。',
      identity.triesLeft(3),
    ])
      expect(box.textContent).toContain(text)
    await says(
      box,
      '照片和视频只用于本次核验，加密传输，不会用于其他用途。',
      'Your photo and video are encrypted and used only for this check.',
    )
    expect([cameraState.log, callsTo(faceCreate)]).toEqual([[], []])
  })

  it('U7 needs the agreement, which it asks for beside the button', async () => {
    await openPage()
    press('face-begin')
    await settle()
    expect([alertText(), callsTo(faceCreate)]).toEqual(['请先勾选同意', []])
    press('face-agree')
    expect(alertText()).toBeUndefined()
  })

  it('U7 opens no order and no camera before the privacy notice is accepted', async () => {
    await during(() => consent.withdraw())
    await openPage()
    press('face-agree')
    press('face-begin')
    await settle()
    expect([callsTo(faceCreate), cameraState.log]).toEqual([[], []])
    expect(box.querySelector('#privacy-notice')).not.toBeNull()
  })

  it.each<[StepState, StepState, string]>([
    ['todo', 'todo', 'step-later'],
    ['done', 'locked', 'step-locked'],
    ['done', 'done', 'step-done'],
  ])('R-112 with the card %s and the face %s it shows %s in place of the check', async (card, face, id) => {
    await openPage(face, card)
    expect([has(id), has('face-begin')]).toEqual([true, false])
  })

  it('R-33 a refusal is said beside the button, without a toast, and the step is read again', async () => {
    await openPage()
    press('face-agree')
    press('face-begin')
    await serve(faceCreate, refusal('IDENTITY_LOCKED', '今日次数已用完'))
    expect([alertText(), moves]).toEqual(['今日次数已用完', []])
    await serve(creditStatus, ok(status('done', 'locked', 0)))
    expect(has('step-locked')).toBe(true)
  })

  it('U6 R-33 a lost answer is said beside the button, and the next tap goes on with the order that the server then answers', async () => {
    await openPage()
    press('face-agree')
    press('face-begin')
    press('face-begin')
    await serve(faceCreate, 'no network')
    expect([alertText(), moves]).toEqual(['网络不稳定，没有收到结果，请重试', []])
    press('face-begin')
    await serveOrder()
    expect([callsTo(faceCreate).length, has('face-take')]).toEqual([2, true])
  })
})

describe('the camera', () => {
  it('shows its picture, and sends one taken picture for two taps', async () => {
    await openPage()
    await begin()
    expect(box.querySelector('video')).not.toBeNull()
    expect(box.querySelector('[aria-live=assertive]')?.textContent).toBe(words.pictureTitle)
    press('face-take')
    press('face-take')
    await serve(uploadFaceFile, ok({ isTaken: true }))
    expect(callsTo(uploadFaceFile)).toHaveLength(1)
    expect(box.textContent).toContain(words.readyTitle)
    expect(box.querySelectorAll('.face-challenges-row')).toHaveLength(2)
  })

  it.each([
    ['denied', words.faults.denied.title],
    ['unagreed', words.faults.unagreed.title],
    ['missing', words.faults.missing.title],
    ['failed', words.faults.failed.title],
  ] as const)('that is %s says so, and can be opened again for the same order', async (outcome, title) => {
    cameraState.outcome = outcome
    await openPage()
    await begin()
    expect(alertText()).toBe(title)
    cameraState.outcome = 'started'
    press('face-begin')
    await serveOrder()
    expect(has('face-take')).toBe(true)
  })

  it('that is not allowed leads to the settings where the host can open them', async () => {
    cameraState.outcome = 'denied'
    await openPage()
    await begin()
    press('face-settings')
    expect(cameraState.settings).toBe(1)
  })

  it('that is not allowed says how to allow it where the host cannot open its settings', async () => {
    cameraState.outcome = 'denied'
    cameraState.settings = -1
    await openPage()
    await begin()
    expect([has('face-settings'), box.textContent?.includes(words.howToAllow)]).toEqual([false, true])
  })

  it('that gives no picture says so, and the next tap takes one', async () => {
    cameraState.hasPicture = false
    await openPage()
    await begin()
    press('face-take')
    await settle()
    expect([alertText(), callsTo(uploadFaceFile)]).toEqual(['没有拍到照片，请再拍一次', []])
    cameraState.hasPicture = true
    await takePicture()
    expect(has('face-record')).toBe(true)
  })

  it('a picture that is too dark is taken again with the same camera', async () => {
    await openPage()
    await begin()
    press('face-take')
    await serve(uploadFaceFile, refusal('PICTURE_DARK', '光线太暗'))
    expect([alertText(), has('face-take'), cameraState.isOn]).toEqual(['光线太暗', true, true])
  })

  it('a lost answer to the picture is said, and another picture can be taken', async () => {
    await openPage()
    await begin()
    press('face-take')
    await serve(uploadFaceFile, 'no network')
    expect([alertText(), moves]).toEqual(['网络不稳定，没有收到结果，请重试', []])
    await takePicture()
    expect(has('face-record')).toBe(true)
  })

  it('an order that is over leads back to the start, and switches the camera off', async () => {
    await openPage()
    await begin()
    press('face-take')
    await serve(uploadFaceFile, refusal('ORDER_UNKNOWN', '认证已失效'))
    expect([alertText(), has('face-begin'), cameraState.isOn]).toEqual(['认证已失效', true, false])
  })

  it('U7 goes off when the screen is hidden, sends nothing of the recording, and can be opened again', async () => {
    await openPage()
    await begin()
    await takePicture()
    press('face-record')
    await settle()
    await pass(1_000)
    happen('hide')
    expect(cameraState.isOn).toBe(false)
    happen('show')
    await serve(creditStatus, ok(status('done', 'todo')))
    await pass(10_000)
    expect([alertText(), callsTo(uploadChallengeFile)]).toEqual([words.faults.interrupted.title, []])
    press('face-begin')
    await serveOrder()
    // The picture of this order has arrived already.
    expect(has('face-record')).toBe(true)
  })

  it('U7 stays off where the screen was hidden while the order was opened', async () => {
    await openPage()
    press('face-agree')
    press('face-begin')
    await settle()
    happen('hide')
    await serveOrder()
    expect(cameraState.isOn).toBe(false)
  })

  it('U7 goes off when the screen is closed', async () => {
    await openPage()
    await begin()
    expect(cameraState.isOn).toBe(true)
    clean()
    expect(cameraState.isOn).toBe(false)
  })

  it('U7 is not asked for by an order that opens after the screen was closed', async () => {
    await openPage()
    press('face-agree')
    press('face-begin')
    await settle()
    clean()
    await serveOrder()
    expect(cameraState.log).not.toContain('start')
  })

  it('that the host ends, as a call does, discards the recording', async () => {
    await openPage()
    await begin()
    await takePicture()
    press('face-record')
    await settle()
    await during(() => cameraState.fault('interrupted'))
    await pass(10_000)
    expect([alertText(), callsTo(uploadChallengeFile)]).toEqual([words.faults.interrupted.title, []])
  })

  it.each([
    ['does not begin', { canRecord: false }],
    ['leaves no file', { hasClip: false }],
  ])('a recording that %s says so', async (_, change) => {
    Object.assign(cameraState, change)
    await openPage()
    await begin()
    await takePicture()
    await record()
    expect([alertText(), callsTo(uploadChallengeFile)]).toEqual([words.faults.failed.title, []])
  })
})

describe('the challenges', () => {
  it('R-112 follow one another in large type with the seconds that are left, each announced', async () => {
    await openPage()
    await begin()
    expect(callsTo(challengeItem).map(argsOf)).toEqual([{ orderId }])
    await takePicture()
    press('face-record')
    press('face-record')
    await settle()
    const shown = () => [
      box.querySelector('[aria-live=assertive]')?.textContent,
      box.querySelector('[role=timer]')?.textContent,
      box.querySelector('.face-prompt-place')?.textContent,
    ]
    expect(shown()).toEqual([words.actions.nod.now, words.secondsLeft(3), words.place(1, 2)])
    await pass(1_000)
    expect(shown()[1]).toBe(words.secondsLeft(2))
    await pass(2_000)
    expect(shown()).toEqual([`${words.actions.read.now}4821`, words.secondsLeft(4), words.place(2, 2)])
    expect(box.querySelector('.face-prompt-digits')?.getAttribute('aria-label')).toBe('4 8 2 1')
    expect(cameraState.log.filter((what) => what === 'record')).toHaveLength(1)
  })

  it('are sent as one recording with the order and the length of each, and the camera is off by then', async () => {
    await openPage()
    await sendAll()
    expect(cameraState.isOn).toBe(false)
    expect(box.textContent).toContain(words.sending)
    const [call, ...more] = callsTo(uploadChallengeFile)
    expect(more).toEqual([])
    const body = await textOf(call?.data as Blob)
    expect(body).toContain('nod,read')
    expect(body).toContain('3000,4000')
    expect(body).toContain('filename="recording.webm"')
    await serve(uploadChallengeFile, ok({ isPassed: true }))
    await serve(creditStatus, ok(status('done', 'done')))
    expect(has('step-done')).toBe(true)
  })

  it.each(['FACE_TOO_SHORT', 'FACE_STILL', 'FACE_WRONG_ORDER', 'FACE_NOT_VIDEO'] as const)(
    'R-33 refused with %s say why in words of their own, how many tries are left, and begin again for the same order',
    async (code) => {
      await openPage()
      await sendAll()
      await serve(uploadChallengeFile, refusal(code, 'of the server'))
      await serve(creditStatus, ok(status('done', 'failed', 2)))
      expect(alertText()).toBe(words.failures[code].title)
      expect(box.textContent).toContain(words.failures[code].text)
      expect(box.textContent).toContain(identity.triesLeft(2))
      expect(moves).toEqual([])
      press('face-begin')
      await serveOrder()
      expect(has('face-record')).toBe(true)
    },
  )

  it('R-112 refused without a picture, they begin with the picture again', async () => {
    await openPage()
    await sendAll()
    await serve(uploadChallengeFile, refusal('FACE_PICTURE_MISSING', ''))
    expect(alertText()).toBe(words.failures.FACE_PICTURE_MISSING.title)
    press('face-begin')
    await serveOrder()
    expect(has('face-take')).toBe(true)
  })

  it('not passed without a reason say that, and so does an unknown reason in the words of the server', async () => {
    await openPage()
    await sendAll()
    await serve(uploadChallengeFile, ok({ isPassed: false }))
    expect([alertText(), box.textContent?.includes(words.failedText)]).toEqual([words.failedTitle, true])
    press('face-begin')
    await serveOrder()
    await record()
    await serve(uploadChallengeFile, refusal('FACE_ODD', 'of the server'))
    expect(box.textContent).toContain('of the server')
  })

  it('that used up the last try are locked until tomorrow, with customer service', async () => {
    await openPage()
    await sendAll()
    await serve(uploadChallengeFile, refusal('FACE_STILL', ''))
    await serve(creditStatus, ok(status('done', 'locked', 0)))
    expect([has('step-locked'), has('identity-help')]).toEqual([true, true])
  })

  it('whose answer was lost can be sent again without a new recording', async () => {
    await openPage()
    await sendAll()
    await serve(uploadChallengeFile, 'no network')
    await serve(creditStatus, 'no network')
    expect([box.textContent?.includes(words.unsentTitle), moves]).toEqual([true, []])
    press('face-resend')
    await serve(uploadChallengeFile, ok({ isPassed: true }))
    await serve(creditStatus, ok(status('done', 'done')))
    expect(has('step-done')).toBe(true)
  })

  it('U6 whose answer was lost although they passed are done as soon as the step says so', async () => {
    await openPage()
    await sendAll()
    await serve(uploadChallengeFile, 'no network')
    await serve(creditStatus, ok(status('done', 'done')))
    expect(has('step-done')).toBe(true)
  })
})
