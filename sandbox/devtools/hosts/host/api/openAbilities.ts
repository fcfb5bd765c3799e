import type { PayResult } from '../../payment'
import { type HostApi, HostFailure, type Options } from './hostApi'

/** Login, payment and other functions of the host's own account. */
export function addOpenAbilities(host: HostApi): void {
  const { machine } = host
  host.async('login', () => ({ code: 'host-code', anonymousCode: 'host-anonymous-code', isLogin: true }))
  host.async('getAuthCode', () => ({ authCode: 'host-code', authSuccessScopes: ['auth_base'] }))
  host.async('checkSession', () => ({}))
  host.async('getUserProfile', () => ({ userInfo: { nickName: 'Host user', avatarUrl: '' } }))
  host.async('getUserInfo', () => ({ userInfo: { nickName: 'Host user', avatarUrl: '' } }))
  host.async('getOpenUserInfo', () => ({
    response: '{"response":{"code":"10000","nickName":"Host user","avatar":""}}',
  }))
  host.async('navigateToMiniProgram', () => ({}))
  host.async('openEmbeddedMiniProgram', () => ({}))
  addFaceCheck(host)
  addSubscription(host)

  const pay = async (options: Options): Promise<object> => {
    const { result, error } = (await machine.bridge('pay', [options])) as PayResult
    if (error)
      throw Object.assign(new HostFailure(String(error.errMsg ?? error.errorMessage ?? 'fail')), { extra: error })
    return result ?? {}
  }
  host.async('requestPayment', pay)
  host.async('tradePay', pay)
  host.async('pay', pay)
}

/** The host's own face check, which passes; its proof is the one that the sandbox expects. */
function addFaceCheck(host: HostApi): void {
  const proofOf = (orderId: unknown): string => `host-face:${String(orderId)}`
  host.async('requestFacialVerify', ({ verifyId }) => ({ verifyResult: proofOf(verifyId), errCode: 0 }))
  host.async('startAPVerify', ({ certifyId }) => ({ resultStatus: '9000', result: { certifyId: proofOf(certifyId) } }))
  // Alipay gives this answer to a callback beside the options.
  const verify = host.object.startAPVerify as ((options: Options) => void) | undefined
  host.put('startAPVerify', (options: Options, callback: (answer: object) => void) =>
    verify?.({ ...options, success: callback, fail: callback }),
  )
}

/**
 * Asks whether messages of these templates may be sent. WeChat and Douyin do so within a tap alone, and say of each template what became of it;
 * Alipay says it of all together.
 */
function addSubscription(host: HostApi): void {
  const { machine, isAlipay } = host
  host.async('requestSubscribeMessage', async ({ tmplIds, entityIds }) => {
    if (!isAlipay && !machine.isInTap) throw new HostFailure('can only be invoked by user TAP gesture')
    const templates = ((isAlipay ? entityIds : tmplIds) ?? []) as string[]
    if (templates.length === 0) throw new HostFailure('no template')
    const isAccepted = await machine.person.ask('subscribe', [templates], true)
    if (isAlipay) return { behavior: isAccepted ? 'subscribe' : 'cancel', show: true }
    return Object.fromEntries(templates.map((template) => [template, isAccepted ? 'accept' : 'reject']))
  })
}
