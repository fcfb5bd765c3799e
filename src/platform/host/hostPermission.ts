import Taro from '@tarojs/taro'

/** What the hosts of mini-programs tell about permissions of the customer. */

/** Alipay's numbers: 11 is a cancelled choice, 2001 and 2002 a permission that was refused. */
const alipayCancelled = 11
const alipayDenied: readonly unknown[] = [2001, 2002]
/** WeChat's number where the customer does not agree to its privacy guide. */
const wechatUnagreed = 104

/** Why the host did not do something. `unagreed`: the customer does not agree to the host's privacy guide; the next use asks anew. */
export type WhyRefused = 'cancelled' | 'denied' | 'unagreed' | 'failed'

/** Why the host did not do something. A text that names neither a cancelled choice nor a permission is a failure. */
export function whyRefused(error: unknown): WhyRefused {
  const { errMsg, errorMessage, errno, error: code } = (error ?? {}) as Record<string, unknown>
  const text = String(errMsg ?? errorMessage ?? '')
  if (code === alipayCancelled || /cancel/i.test(text)) return 'cancelled'
  if (errno === wechatUnagreed || /privacy permission/i.test(text)) return 'unagreed'
  if (alipayDenied.includes(code) || /auth|den(?:y|ied)|permission|权限|授权/i.test(text)) return 'denied'
  return 'failed'
}

/**
 * Opens the host's permissions of this app; answers whether one is allowed afterwards.
 * @param names what the hosts call it; one that is not among the answers was not asked for yet, so nothing forbids it
 */
export async function allowedInSettings(names: readonly string[]): Promise<boolean> {
  try {
    const { authSetting } = await Taro.openSetting()
    const granted = authSetting as Record<string, boolean | undefined>
    return names.every((name) => granted[name] !== false)
  } catch {
    return false
  }
}
