import type { HostApi } from './hostApi'

/** The calls about WeChat's privacy guide; other hosts have no such names. */
export function addPrivacy(host: HostApi): void {
  const { person, privacyGuide } = host.machine
  host.put('onNeedPrivacyAuthorization', (listener: Parameters<typeof privacyGuide.listen>[0]) =>
    privacyGuide.listen(listener),
  )
  host.async('getPrivacySetting', () => ({
    needAuthorization: privacyGuide.needsAgreement,
    privacyContractName: '《用户隐私保护指引》',
  }))
  host.effect('requirePrivacyAuthorize', () => undefined)
  host.effect('openPrivacyContract', () => person.tell('privacyGuide'))
}
