import { argsOf, ok, refusal } from '@tests/request/fakeHost'
import { moves } from '@tests/routes/fakeNavigation'
import { callsTo, during, screenTest, serve, settle } from '@tests/screens/screenTest'
import { box, press } from '@tests/ui/mounted'
import { challengeItem, faceCreate, uploadFaceIdFile } from '@/contract/identity/face'
import { creditStatus } from '@/contract/identity/steps'
import { consent } from '@/domain/account/consent'
import { face as words } from '@/i18n/face'
import type { FaceOutcome } from '@/platform/media/facePort'
import LivingIdentification from '@/subPackages/living-identification/index'
import { cameraState, resetCamera } from './fakeCamera'

const mockVerify = jest.fn<Promise<FaceOutcome>, [orderId: string]>()
jest.mock('@/platform/media/camera', () => jest.requireActual('./fakeCamera'))
jest.mock('@/platform/media/face', () => ({
  face: { offered: true, verify: (orderId: string) => mockVerify(orderId) },
}))

const steps = (face: 'todo' | 'done') =>
  ok({
    steps: [
      { step: 'idCard', state: 'done', triesLeft: 5, reason: '' },
      { step: 'face', state: face, triesLeft: 3, reason: '' },
    ],
    next: face === 'todo' ? 'face' : 'bankCard',
    name: '',
    idNumber: '',
  })
const alertText = () => box.querySelector('[role=alert]')?.textContent ?? undefined

const screen = screenTest(LivingIdentification, 'subPackages/living-identification/index')
beforeEach(async () => {
  resetCamera()
  mockVerify.mockReset().mockResolvedValue({ kind: 'checked', result: 'proof' })
  screen.open()
  await serve(creditStatus, steps('todo'))
})

async function check(): Promise<void> {
  press('face-host')
  await serve(faceCreate, ok({ orderId: 'F1', triesLeft: 3 }))
}

describe("the host's own face check", () => {
  it('is offered first, with the camera as the other way, and both need the agreement', async () => {
    const [first, second] = box.querySelectorAll('.face-ways .button')
    expect([first?.textContent, second?.textContent]).toEqual([words.hostCheck, words.camera])
    press('face-host')
    await settle()
    expect([alertText(), callsTo(faceCreate)]).toEqual(['请先勾选同意', []])
  })

  it('proves the order to the server once for two taps, without the camera', async () => {
    press('face-agree')
    press('face-host')
    press('face-host')
    await serve(faceCreate, ok({ orderId: 'F1', triesLeft: 3 }))
    expect(mockVerify.mock.calls).toEqual([['F1']])
    await serve(uploadFaceIdFile, ok({ isPassed: true }))
    await serve(creditStatus, steps('done'))
    expect(callsTo(uploadFaceIdFile).map(argsOf)).toEqual([{ orderId: 'F1', verifyResult: 'proof' }])
    expect([box.querySelector('#step-done') !== null, cameraState.log]).toEqual([true, []])
  })

  it('U7 is not opened before the privacy notice is accepted', async () => {
    await during(() => consent.withdraw())
    press('face-agree')
    press('face-host')
    await settle()
    expect([callsTo(faceCreate), mockVerify.mock.calls]).toEqual([[], []])
  })

  it.each([
    ['cancelled', '您已退出系统核验，可以重新开始，或改用摄像头拍摄'],
    ['failed', '系统人脸核验没有完成，请重试，或改用摄像头拍摄'],
  ] as const)('R-33 that is %s says so beside the ways on, and nothing is sent', async (kind, text) => {
    mockVerify.mockResolvedValue({ kind })
    press('face-agree')
    await check()
    await serve(creditStatus, steps('todo'))
    expect([alertText(), callsTo(uploadFaceIdFile), moves]).toEqual([text, [], []])
    press('face-begin')
    await serve(faceCreate, ok({ orderId: 'F1', triesLeft: 3 }))
    await serve(challengeItem, ok({ challengeItem: [] }))
    expect(cameraState.isOn).toBe(true)
  })

  it.each([
    ['is refused', refusal('FACE_RESULT_INVALID', '核验结果无效'), '核验结果无效'],
    ['is refused without words', refusal('FACE_RESULT_INVALID'), '系统人脸核验没有完成，请重试，或改用摄像头拍摄'],
    ['is not a pass', ok({ isPassed: false }), '系统人脸核验没有完成，请重试，或改用摄像头拍摄'],
    ['has no answer', 'no network' as const, '网络不稳定，没有收到结果，请重试'],
  ])('R-33 whose result %s says so beside the ways on', async (_, answer, text) => {
    press('face-agree')
    await check()
    await serve(uploadFaceIdFile, answer)
    expect([alertText(), moves]).toEqual([text, []])
  })

  it('U6 whose answer was lost is done as soon as the step says so', async () => {
    press('face-agree')
    await check()
    await serve(uploadFaceIdFile, 'no network')
    await serve(creditStatus, steps('done'))
    expect(box.querySelector('#step-done')).not.toBeNull()
  })
})
