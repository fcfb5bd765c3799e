import { shellWords } from '@/i18n/shell'

interface Explainable {
  kind: 'offline' | 'timeout' | 'http' | 'malformed' | 'session' | 'refused' | 'empty' | 'unprotected'
  message: string
}

/** What the user reads of a failed call: the server's own text where it gave one, else ours. */
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

/** What the user reads where a first load failed, with the trace id that support asks for; a mistake of ours is not spelled out. */
export function explainFault(error: unknown): { text: string; traceId?: string } {
  const { kind, message = '', traceId } = (error ?? {}) as Partial<Explainable> & { traceId?: string }
  if (kind === undefined || !kinds.includes(kind)) return { text: shellWords().loadFailed }
  return { text: explain({ kind, message }), ...(traceId ? { traceId } : {}) }
}
