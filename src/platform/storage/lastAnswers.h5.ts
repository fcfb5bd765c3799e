import { afterContent } from '../page/afterContent'
import type { LastAnswersPort } from './ports'
import { read, write } from './storage'

export const lastAnswers: LastAnswersPort = {
  read,
  write: (key, answer) => afterContent(() => void write(key, answer)),
}
