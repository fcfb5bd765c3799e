import { whyRefused } from './hostPermission'

/**
 * How a question of the host ends that the host answers as a failure: the customer has closed it, or has turned all such messages off, which
 * WeChat calls the main switch. Throws an error with the host's text for any other failure.
 */
export function endOfUnasked(error: unknown): 'refused' {
  const { errMsg, errorMessage } = (error ?? {}) as { errMsg?: unknown; errorMessage?: unknown }
  const text = String(errMsg ?? errorMessage ?? error)
  if (whyRefused(error) === 'cancelled' || /main switch/i.test(text)) return 'refused'
  throw new Error(`no subscription message: ${text}`)
}
