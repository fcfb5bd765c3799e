import { chapters } from '@tests/journeys/table'
import { browserStage } from './browserStage'

describe.each(chapters)('$name: a browser', ({ journeys }) => {
  const stage = browserStage()
  it.each(journeys)('$title', ({ make }) => make(stage))
})
