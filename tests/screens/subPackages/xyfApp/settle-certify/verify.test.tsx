import { loan, standing } from '@tests/domain/certificate/answers'
import { readCard } from '@tests/domain/identity/flowAnswers'
import { argsOf, ok, refusal, sent } from '@tests/request/fakeHost'
import { moves } from '@tests/routes/fakeNavigation'
import { callsTo, during, screenTest, serve, settle } from '@tests/screens/screenTest'
import { box, filled, letTapsPass, tap } from '@tests/ui/mounted'
import { paidOffGet } from '@/contract/certificate/issue'
import {
  getOcrCard,
  ocrCardCreate,
  ocrFaceCreate,
  setOcrCard,
  uploadImage,
  uploadToFace,
} from '@/contract/identity/certificatePath'
import { consent } from '@/domain/account/consent'
import { certificate as words } from '@/i18n/certificate'
import type { PhotoEnd, PhotoSource } from '@/platform/media/choosePhotoPort'
import Verify from '@/subPackages/xyfApp/settle-certify/verify'

const mockChoose = jest.fn<Promise<PhotoEnd>, [PhotoSource]>()
jest.mock('@/platform/media/choosePhoto', () => ({
  choosePhoto: { choose: (source: PhotoSource) => mockChoose(source) },
}))
jest.mock('@/platform/media/photoWork', () => ({
  photoWork: { greyOf: async () => undefined, shrink: async () => undefined },
}))

const blob = new Blob(['picture'])
const photo = { file: { path: 'blob:1', blob }, size: 90_000, type: 'jpeg', width: 1600, height: 1000 }
const press = async (id: string) => {
  tap(box.querySelector(`#${id}`))
  await settle()
  letTapsPass()
}
const stands = (nextProof: 'card' | 'face' | 'none') => serve(paidOffGet, ok(standing([loan('a')], { nextProof })))

async function open(nextProof: 'card' | 'face' | 'none', query = { kind: 'general', method: 'paper' }): Promise<void> {
  screen.open(query)
  await stands(nextProof)
}
const order = ok({ orderId: 'O1', triesLeft: 4 })
const reading = (sides: string[]) => ok({ orderId: 'O1', sides, ocrInfo: readCard, isConfirmed: false })

const screen = screenTest(Verify, 'subPackages/xyfApp/settle-certify/verify')
beforeEach(() => {
  mockChoose.mockResolvedValue({ kind: 'chosen', photo })
})

describe('R-112 R-119 who asks for a certificate proves who they are', () => {
  it('U7 nothing is asked of the server before they begin, nor before the privacy notice is accepted', async () => {
    await open('card')
    expect(box.textContent).toContain(words.verifyTitle)
    await during(consent.withdraw)
    await press('verify-begin')
    expect(sent.filter(({ url }) => url.includes('/xbt/'))).toEqual([])
    await during(consent.accept)
    await press('verify-begin')
    expect(callsTo(ocrCardCreate)).toHaveLength(1)
  })

  it('by both sides of the card, what was read of them, and the face, each by the certificates’ own calls', async () => {
    await open('card')
    await press('verify-begin')
    await serve(ocrCardCreate, order)
    await serve(getOcrCard, reading(['front']))
    await press('back-album')
    expect(mockChoose).toHaveBeenCalledWith('album')
    await serve(uploadImage, ok({ side: 'back' }))
    await serve(ocrCardCreate, order)
    await serve(getOcrCard, reading(['front', 'back']))
    await filled()
    await press('card-save')
    expect(argsOf(callsTo(setOcrCard)[0])).toMatchObject({ orderId: 'O1', name: readCard.name, isConfirmed: true })
    await serve(setOcrCard, ok({ isConfirmed: true }))
    await stands('face')
    await serve(ocrFaceCreate, ok({ orderId: 'F1', triesLeft: 3 }))
    expect(box.textContent).toContain(words.faceTitle)
    expect(box.textContent).toContain(words.faceUse)
    await press('face-camera')
    expect(argsOf(callsTo(uploadToFace)[0])).toMatchObject({ orderId: 'F1' })
    await serve(uploadToFace, ok({ isPassed: true }))
    await stands('none')
    await press('verify-go-on')
    expect(moves).toEqual(['redirectTo /subPackages/xyfApp/settle-certify/toProve?method=paper'])
  })

  it('another person’s card is said beside the number, and what was read stays', async () => {
    await open('card')
    await press('verify-begin')
    await serve(ocrCardCreate, order)
    await serve(getOcrCard, reading(['front', 'back']))
    await filled()
    await press('card-save')
    await serve(setOcrCard, refusal('ID_OTHER_PERSON', '与已认证的身份不一致'))
    expect(box.querySelector('#card-number [role=alert]')?.textContent).toBe('与已认证的身份不一致')
  })

  it('a dark picture of the face is said beside it, and the tries are counted anew', async () => {
    await open('face')
    await press('verify-begin')
    await serve(ocrFaceCreate, ok({ orderId: 'F1', triesLeft: 3 }))
    await press('face-album')
    await serve(uploadToFace, refusal('PICTURE_DARK', '照片太暗'))
    expect(box.querySelector('.photo-troubles')?.textContent).toContain('照片太暗')
    await serve(ocrFaceCreate, ok({ orderId: 'F1', triesLeft: 2 }))
    expect(box.textContent).toContain('2 次')
  })

  it.each([
    ['card', ocrCardCreate],
    ['face', ocrFaceCreate],
  ] as const)('without a try left today for the %s it says so, with a way back', async (next, endpoint) => {
    await open(next)
    await press('verify-begin')
    await serve(endpoint, refusal('IDENTITY_LOCKED', '今天不能再试'))
    expect(box.textContent).toContain('今天的验证次数已用完')
    await press('verify-back')
    expect(moves[0]).toContain('/subPackages/xyfApp/settle-certify/index')
  })

  it.each([
    [{ kind: 'loan', method: 'electronic' }, 'settle-succes?method=electronic'],
    [{} as { kind: string; method: string }, 'index'],
  ])('who proved it a moment ago goes on, from %j', async (query, page) => {
    await open('none', query)
    await press('verify-go-on')
    expect(moves).toEqual([`redirectTo /subPackages/xyfApp/settle-certify/${page}`])
  })
})
