import { shellWords } from '@/i18n/shell'

interface Explainable {
  kind: 'offline' | 'timeout' | 'http' | 'malformed' | 'session' | 'refused' | 'empty' | 'unprotected'
  message: string
}

/** Text for the customer about a failed call: the server's own text where there is one, otherwise ours. */
export function explain({ kind, message }: Explainable): string {
  if (message) return message
  const words = shellWords()
  const texts = {
    offline: words.offline,
    timeout: words.timeout,
    http: words.serverBusy,
    malformed: words.malformed,
    session: words.sessionLost,
    refused: words.serverBusy,
    empty: words.nothingThere,
    unprotected: words.unprotected,
  }
  return texts[kind]
}

const kinds: readonly unknown[] = [
  'offline',
  'timeout',
  'http',
  'malformed',
  'session',
  'refused',
  'empty',
  'unprotected',
]

/**
 * Text for the customer about a failed first load, with the trace id that support asks for; a programming error is not described.
 * @param isOnline false while the bar over the screen says that there is no network, which is not said twice
 */
export function explainFault(error: unknown, isOnline = true): { text: string; traceId?: string } {
  const { kind, message = '', traceId } = (error ?? {}) as Partial<Explainable> & { traceId?: string }
  if (kind === undefined || !kinds.includes(kind) || (kind === 'offline' && !isOnline))
    return { text: shellWords().loadFailed }
  return { text: explain({ kind, message }), ...(traceId ? { traceId } : {}) }
}
