import { faceClip } from '@tests/fixtures/faceClip'
import { sandboxTest } from '@tests/sandbox/startSandbox'
import sharp from 'sharp'
import {
  challengeItem,
  faceCreate,
  uploadChallengeFile,
  uploadFaceFile,
  uploadFaceIdFile,
} from '@/contract/identity/face'
import { IdentityPlay } from './identityPlay'

const dayMs = 86_400_000

const sandbox = sandboxTest()
// The face check of a seeded person who has verified their card is used up by a test, so each begins with the seeded data.
beforeEach(() => sandbox.reset())

/** Has verified the card; the face is next. */
const start = () => IdentityPlay.start(sandbox, '13800138032', '13800138032')

describe('R-112 the face', () => {
  it.each(['webm', 'mp4'] as const)('a picture and a %s that does what is asked pass, once for all', async (type) => {
    const play = await start()
    expect((await play.steps()).next).toBe('face')
    const orderId = await play.faceOrder()
    const file = await faceClip({ type })
    expect((await play.sendClip(orderId, { file })).data).toEqual({ isPassed: true })
    expect(await play.step('face')).toEqual({ step: 'face', state: 'done', triesLeft: 3, reason: '' })
    expect((await play.steps()).next).toBe('bankCard')
    // An answer that is lost may be asked for again.
    expect((await play.sendClip(orderId, { file })).data).toEqual({ isPassed: true })
    expect((await play.call(faceCreate, {})).code).toBe('IDENTITY_DONE')
  })

  it('is checked after the card', async () => {
    const play = await IdentityPlay.start(sandbox, '13800138030')
    expect((await play.call(faceCreate, {})).code).toBe('ID_CARD_MISSING')
  })

  it('one open order answers every create, with the same challenges each time', async () => {
    const play = await start()
    const orders = await Promise.all(Array.from({ length: 8 }, () => play.call(faceCreate, {})))
    const [orderId = ''] = [...new Set(orders.map(({ data }) => data.orderId))]
    expect(orders.every(({ data }) => data.orderId === orderId && data.triesLeft === 3)).toBe(true)
    const items = async () => (await play.call(challengeItem, { orderId })).data
    expect(await items()).toEqual(await items())
  })

  it('each recording that does not prove it says why, the third is the last of the day', async () => {
    const play = await start()
    const { orderId } = (await play.call(faceCreate, {})).data
    expect((await play.sendClip(orderId)).code).toBe('FACE_PICTURE_MISSING')
    await play.send(uploadFaceFile, { orderId }, await play.picture('face'))
    expect((await play.sendClip(orderId, { file: await faceClip({ seconds: 2 }) })).code).toBe('FACE_TOO_SHORT')
    expect(await play.step('face')).toMatchObject({
      state: 'failed',
      triesLeft: 2,
      reason: expect.stringContaining('太短'),
    })
    expect((await play.sendClip(orderId, { file: await faceClip({ what: 'still' }) })).code).toBe('FACE_STILL')
    expect((await play.sendClip(orderId, { actions: 'blink,blink,blink' })).code).toBe('FACE_WRONG_ORDER')
    expect(await play.step('face')).toMatchObject({
      state: 'locked',
      triesLeft: 0,
      reason: expect.stringContaining('明天'),
    })
    expect((await play.sendClip(orderId)).code).toBe('IDENTITY_LOCKED')
    expect((await play.call(faceCreate, {})).code).toBe('IDENTITY_LOCKED')

    await sandbox.fault({ kind: 'clock', ms: dayMs })
    expect((await play.call(faceCreate, {})).data).toEqual({ orderId, triesLeft: 3 })
    expect((await play.sendClip(orderId)).code).toBe('000000')
  })

  it('U6 a picture is no video; a file of another type, an empty or a too large one is refused and costs no try', async () => {
    const play = await start()
    const orderId = await play.faceOrder()
    const large = new Uint8Array(20 * 1024 * 1024 + 1)
    large.set(await faceClip())
    expect((await play.sendClip(orderId, { file: large })).code).toBe('FILE_TOO_LARGE')
    expect((await play.sendClip(orderId, { file: new Uint8Array() })).code).toBe('FILE_EMPTY')
    expect((await play.sendClip(orderId, { file: new TextEncoder().encode('<html>') })).code).toBe('FILE_TYPE')
    expect((await play.step('face'))?.triesLeft).toBe(3)
    expect((await play.sendClip(orderId, { file: await play.picture('face') })).code).toBe('FACE_NOT_VIDEO')
    expect((await play.send(uploadFaceFile, { orderId }, await faceClip())).code).toBe('FILE_TYPE')
  })

  it('a picture that is dark or small is refused and costs no try', async () => {
    const play = await start()
    const { orderId } = (await play.call(faceCreate, {})).data
    const face = Buffer.from(await play.picture('face'))
    const dark = await sharp(face).linear(0.15, 0).jpeg().toBuffer()
    const small = await sharp(face).resize(180).jpeg().toBuffer()
    expect((await play.send(uploadFaceFile, { orderId }, dark)).code).toBe('PICTURE_DARK')
    expect((await play.send(uploadFaceFile, { orderId }, small)).code).toBe('PICTURE_TOO_SMALL')
    expect(await play.step('face')).toMatchObject({ state: 'todo', triesLeft: 3 })
    expect((await play.send(uploadFaceFile, { orderId }, face)).data).toEqual({ isTaken: true })
  })

  it('the host’s own check passes with the result that the host gave for this order', async () => {
    const play = await start()
    const { orderId } = (await play.call(faceCreate, {})).data
    const tell = (verifyResult: string) => play.call(uploadFaceIdFile, { orderId, verifyResult })
    expect((await tell('host-face:I0')).code).toBe('FACE_RESULT_INVALID')
    expect((await play.step('face'))?.triesLeft).toBe(2)
    expect((await tell(`host-face:${orderId}`)).data).toEqual({ isPassed: true })
    expect((await tell(`host-face:${orderId}`)).data).toEqual({ isPassed: true })
    expect((await play.step('face'))?.state).toBe('done')
  })

  it('U5 a customer cannot use another one’s order', async () => {
    const owner = await start()
    const orderId = await owner.faceOrder()
    const other = await IdentityPlay.start(sandbox, '13800138033', '13800138033')
    expect((await other.call(challengeItem, { orderId })).code).toBe('ORDER_UNKNOWN')
    expect((await other.send(uploadFaceFile, { orderId }, await other.picture('face'))).code).toBe('ORDER_UNKNOWN')
    const clip = await faceClip()
    const asked = { orderId, actions: 'nod', parts: '1' }
    expect((await other.send(uploadChallengeFile, asked, clip)).code).toBe('ORDER_UNKNOWN')
    const told = { orderId, verifyResult: `host-face:${orderId}` }
    expect((await other.call(uploadFaceIdFile, told)).code).toBe('ORDER_UNKNOWN')
    expect((await owner.step('face'))?.state).toBe('todo')
  })

  it('a seeded person has none left today, and three tomorrow', async () => {
    const play = await IdentityPlay.start(sandbox, '13800138033')
    expect(await play.step('face')).toMatchObject({ state: 'locked', triesLeft: 0 })
    expect((await play.call(faceCreate, {})).code).toBe('IDENTITY_LOCKED')
    await sandbox.fault({ kind: 'clock', ms: dayMs })
    expect((await play.call(faceCreate, {})).data.triesLeft).toBe(3)
  })
})
