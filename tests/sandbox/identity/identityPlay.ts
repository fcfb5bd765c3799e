import { faceClip } from '@tests/fixtures/faceClip'
import type { TestSandbox } from '@tests/sandbox/startSandbox'
import { signedFields, wireHeaders } from '@tests/sandbox/wireClient'
import type { Endpoint, RequestOf, ResponseOf } from '@/contract/endpoint'
import { families } from '@/contract/families'
import { challengeItem, faceCreate, uploadChallengeFile, uploadFaceFile } from '@/contract/identity/face'
import { type CardSide, getOcrInfo, idCardCreate, setOcrInfo, uploadImgFile } from '@/contract/identity/idCard'
import { creditStatus, type IdentityStep } from '@/contract/identity/steps'
import type { SampleKind } from '../../../sandbox/areas/identity/samples/samples'

interface UploadAnswer<Res> {
  code: string
  message: string
  data: Res
}

/** Makes one call with a file, as the app sends it. */
export async function uploadCall<E extends Endpoint<object, unknown>>(
  { url }: Pick<TestSandbox, 'url'>,
  endpoint: E,
  data: RequestOf<E>,
  { file, name = 'file.jpg', token }: { file?: Uint8Array; name?: string; token: string },
): Promise<UploadAnswer<ResponseOf<E>>> {
  const form = new FormData()
  for (const [field, value] of Object.entries(signedFields(endpoint.path, data as object, token))) {
    form.append(field, value)
  }
  if (file) form.append('file', new Blob([new Uint8Array(file)]), name)
  const headers = wireHeaders(families[endpoint.family])
  const answer = await fetch(url + families[endpoint.family].prefix + endpoint.path, {
    method: 'POST',
    headers,
    body: form,
  })
  return (await answer.json()) as UploadAnswer<ResponseOf<E>>
}

/** A customer who proves who they are. `sample` are the pictures of the person with this number. */
export class IdentityPlay {
  constructor(
    readonly sandbox: TestSandbox,
    readonly token: string,
    readonly sample: string,
  ) {}

  static async start(sandbox: TestSandbox, mobile: string, sample = '13800138000'): Promise<IdentityPlay> {
    return new IdentityPlay(sandbox, await sandbox.login(mobile), sample)
  }

  /** A sample picture, downloaded as a customer would. */
  async picture(kind: SampleKind, sample = this.sample): Promise<Uint8Array> {
    const answer = await fetch(`${this.sandbox.url}/sandbox/samples/${sample}/${kind}.jpg`)
    return new Uint8Array(await answer.arrayBuffer())
  }

  call<E extends Endpoint<object, unknown>>(endpoint: E, data: RequestOf<E>) {
    return this.sandbox.call(endpoint, data, { token: this.token })
  }

  send<E extends Endpoint<object, unknown>>(endpoint: E, data: RequestOf<E>, file?: Uint8Array, name?: string) {
    return uploadCall(this.sandbox, endpoint, data, { file, name, token: this.token })
  }

  async cardOrder(): Promise<string> {
    return (await this.call(idCardCreate, {})).data.orderId
  }

  sendSide(orderId: string, side: CardSide, file: Uint8Array) {
    return this.send(uploadImgFile, { orderId, side }, file)
  }

  /** Sends both sides; `kinds` are other pictures. */
  async readBoth(orderId: string, front: SampleKind = 'front', back: SampleKind = 'back'): Promise<void> {
    await this.sendSide(orderId, 'front', await this.picture(front))
    await this.sendSide(orderId, 'back', await this.picture(back))
  }

  /** What was read. */
  async info(orderId: string) {
    return (await this.call(getOcrInfo, { orderId })).data
  }

  /** Confirms what was read, with changes. */
  async confirm(orderId: string, changes: Partial<RequestOf<typeof setOcrInfo>> = {}) {
    const { ocrInfo } = await this.info(orderId)
    return this.call(setOcrInfo, { orderId, ...ocrInfo, isConfirmed: true, ...changes })
  }

  /** Proves the ID card from nothing. */
  async proveCard(): Promise<string> {
    const orderId = await this.cardOrder()
    await this.readBoth(orderId)
    await this.confirm(orderId)
    return orderId
  }

  /** Opens the face check and sends the picture before its challenges. */
  async faceOrder(): Promise<string> {
    const { orderId } = (await this.call(faceCreate, {})).data
    await this.send(uploadFaceFile, { orderId }, await this.picture('face'))
    return orderId
  }

  /** Sends a recording that does what is asked, unless told otherwise. */
  async sendClip(
    orderId: string,
    { file, actions, parts }: { file?: Uint8Array; actions?: string; parts?: string } = {},
  ) {
    const { challengeItem: items } = (await this.call(challengeItem, { orderId })).data
    return this.send(
      uploadChallengeFile,
      {
        orderId,
        actions: actions ?? items.map(({ action }) => action).join(),
        parts: parts ?? items.map(({ seconds }) => seconds * 1000).join(),
      },
      file ?? (await faceClip()),
      'face.webm',
    )
  }

  async steps() {
    return (await this.call(creditStatus, {})).data
  }

  async step(name: IdentityStep) {
    return (await this.steps()).steps.find(({ step }) => step === name)
  }
}
