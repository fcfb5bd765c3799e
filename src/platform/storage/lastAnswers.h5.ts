import { afterContent } from '../page/afterContent'
import { type KeptAnswer, keptKey, readKept } from './keptAnswer'
import type { LastAnswersPort } from './ports'
import { read, write } from './storage'

export const lastAnswers: LastAnswersPort = {
  read: (path, audience) => readKept(read(keptKey(path)), audience, Date.now()),
  write: (path, audience, fields) => {
    const kept: KeptAnswer = { at: Date.now(), ...audience, fields }
    afterContent(() => void write(keptKey(path), kept))
  },
}
