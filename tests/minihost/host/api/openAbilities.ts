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
  host.async('requestSubscribeMessage', () => ({}))
  host.async('navigateToMiniProgram', () => ({}))
  host.async('openEmbeddedMiniProgram', () => ({}))
  host.async('startAPVerify', () => ({ resultStatus: '9000', result: '{}' }))
  host.async('startFacialRecognitionVerify', () => ({ verifyResult: 'host-face-result', errCode: 0 }))
  host.async('checkIsSupportFacialRecognition', () => ({}))

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
