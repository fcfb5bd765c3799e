import { reads } from '@tests/fixtures/reads'
import { casesOf } from '@tests/fixtures/scope'
import { nonsense, spoilRound, spoilRounds } from '@tests/fixtures/spoil'
import { shell } from '@/i18n/shell'
import { readsNothing, samplesByName, startsAtPages } from './onePage'

const startAt = startsAtPages()
const reading = samplesByName().filter(([path]) => !readsNothing.includes(path))

// In the quick run two screens that follow each other, which are often of one kind, have one half of the rounds each. It does not find a field that
// breaks one screen alone and falls into its other half.
const rounds = Array.from({ length: spoilRounds }, (_, round) => round)
const roundsOf = (index: number) =>
  casesOf(
    rounds.filter((round) => round % 2 === index % 2),
    rounds.filter((round) => round % 2 !== index % 2),
  )
const cases = reading.map(([path, sample], index) => [path, sample, roundsOf(index)] as const)

describe('every screen where the server sends fields that are null, missing, empty or of another kind', () => {
  it.each(cases)('N1 is never blank and shows no value that is not a text: %s', async (_path, sample, own) => {
    let round = own[0] ?? 0
    let what: string[] = []
    const start = () =>
      startAt(sample, (path, body) => {
        if (!reads.has(path)) return body
        const { answer, spoilt } = spoilRound(body, round)
        what.push(...spoilt.map((field) => `${path} ${field}`))
        return answer
      })
    let { app, reopen } = await start()
    let isKept = false
    let spoiltRounds = 0
    for (round of own) {
      what = []
      if (!isKept) await reopen()
      // Data that the app keeps is read at a start only.
      isKept ||= what.length === 0
      if (isKept) ({ app, reopen } = await start())
      const text = await app.text('.screen-body')
      if (what.length > 0) spoiltRounds += 1
      expect({ what, isBlank: text.trim() === '' }).toEqual({ what, isBlank: false })
      expect({ what, nonsense: nonsense.exec(text)?.[0] }).toEqual({ what, nonsense: undefined })
      expect({ what, isBroken: text.includes(shell.crashed) }).toEqual({ what, isBroken: false })
      expect({ what, problems: await app.problems() }).toEqual({ what, problems: [] })
    }
    // A short answer has nothing to spoil in some rounds.
    expect(spoiltRounds).toBeGreaterThan(own.length / 2)
  })
})
