import { sandboxTest } from '@tests/sandbox/startSandbox'
import sharp from 'sharp'
import {
  getOcrCard,
  ocrCardCreate,
  ocrFaceCreate,
  setOcrCard,
  uploadImage,
  uploadToFace,
} from '@/contract/identity/certificatePath'
import { IdentityPlay } from './identityPlay'

const sandbox = sandboxTest()

async function readCard(play: IdentityPlay) {
  const { orderId } = (await play.call(ocrCardCreate, {})).data
  await play.send(uploadImage, { orderId, side: 'front' }, await play.picture('front'))
  await play.send(uploadImage, { orderId, side: 'back' }, await play.picture('back'))
  return { orderId, info: (await play.call(getOcrCard, { orderId })).data.ocrInfo }
}

describe('R-112 the certificates’ way to prove an identity', () => {
  it('takes the card and a picture of the face of who is verified already', async () => {
    const play = await IdentityPlay.start(sandbox, '13800138002', '13800138002')
    const { orderId, info } = await readCard(play)
    expect((await play.call(ocrCardCreate, {})).data).toEqual({ orderId, triesLeft: 5 })
    const confirmed = await play.call(setOcrCard, { orderId, ...info, isConfirmed: true })
    expect(confirmed.data).toEqual({ isConfirmed: true })
    expect((await play.call(getOcrCard, { orderId })).data).toMatchObject({
      isConfirmed: true,
      ocrInfo: { name: expect.stringContaining('*') },
    })
    const face = (await play.call(ocrFaceCreate, {})).data
    const picture = Buffer.from(await play.picture('face'))
    const dark = await sharp(picture).linear(0.1, 0).jpeg().toBuffer()
    expect((await play.send(uploadToFace, { orderId: face.orderId }, dark)).code).toBe('PICTURE_DARK')
    expect((await play.call(ocrFaceCreate, {})).data).toEqual({ ...face, triesLeft: 2 })
    expect((await play.send(uploadToFace, { orderId: face.orderId }, picture)).data).toEqual({ isPassed: true })
    expect((await play.send(uploadToFace, { orderId: face.orderId }, picture)).data).toEqual({ isPassed: true })
    // The next certificate is proved anew.
    expect((await play.call(ocrFaceCreate, {})).data.orderId).not.toBe(face.orderId)
    expect((await play.call(ocrCardCreate, {})).data.orderId).not.toBe(orderId)
  })

  it('refuses the card of another person', async () => {
    const play = await IdentityPlay.start(sandbox, '13800138004', '13800138000')
    const { orderId, info } = await readCard(play)
    expect((await play.call(setOcrCard, { orderId, ...info, isConfirmed: true })).code).toBe('ID_OTHER_PERSON')
    expect((await play.call(getOcrCard, { orderId })).data.isConfirmed).toBe(false)
  })

  it('refuses their own number with another name', async () => {
    const play = await IdentityPlay.start(sandbox, '13800138004', '13800138004')
    const { orderId, info } = await readCard(play)
    const confirm = (name: string) => play.call(setOcrCard, { orderId, ...info, name, isConfirmed: true })
    expect((await confirm('李明')).code).toBe('ID_OTHER_PERSON')
    expect((await confirm(info.name)).data).toEqual({ isConfirmed: true })
  })

  it('D-24 verifies who was not verified before, on the same record', async () => {
    const play = await IdentityPlay.start(sandbox, '13800138030', '13800138030')
    expect((await play.call(ocrFaceCreate, {})).code).toBe('ID_CARD_MISSING')
    const { orderId, info } = await readCard(play)
    await play.call(setOcrCard, { orderId, ...info, isConfirmed: true })
    expect(await play.steps()).toMatchObject({ next: 'face' })
    expect((await play.step('idCard'))?.state).toBe('done')
  })

  it('U5 an order of the other way or of another customer is unknown', async () => {
    const play = await IdentityPlay.start(sandbox, '13900000580')
    const orderId = await play.cardOrder()
    expect((await play.call(getOcrCard, { orderId })).code).toBe('ORDER_UNKNOWN')
    const other = await IdentityPlay.start(sandbox, '13900000581')
    const own = (await play.call(ocrCardCreate, {})).data.orderId
    expect((await other.call(getOcrCard, { orderId: own })).code).toBe('ORDER_UNKNOWN')
    const picture = await other.picture('front')
    expect((await other.send(uploadImage, { orderId: own, side: 'front' }, picture)).code).toBe('ORDER_UNKNOWN')
    expect((await other.send(uploadToFace, { orderId: own }, picture)).code).toBe('ORDER_UNKNOWN')
  })
})
