import { shellWords } from '@/i18n/shell'

interface Explainable {
  kind: 'offline' | 'timeout' | 'http' | 'malformed' | 'session' | 'refused'
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
  }
  return texts[kind]
}
