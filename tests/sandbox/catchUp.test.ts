import { databaseForTests } from '@tests/sandbox/openDatabase'
import { Client } from 'pg'
import { catchUp, stepsDue } from '../../sandbox/catchUp'
import type { Db } from '../../sandbox/db/client'
import { dueSteps } from '../../sandbox/due'
import { dueCases, undueCases } from './dueCases'

const start = new Date('2026-03-02T04:00:00Z')
const database = databaseForTests(start)

/** Runs in a transaction of which nothing is left. */
async function inPassing(run: (tx: Db) => Promise<void>): Promise<void> {
  const undo = new Error('undo')
  const passed = database.db.transaction(async (tx) => {
    await run(tx)
    throw undo
  })
  await expect(passed).rejects.toBe(undo)
}

beforeAll(() => catchUp(database.db, start))

describe('what time brings', () => {
  it('has a case of each step below', () => {
    expect(Object.keys(dueCases)).toEqual([...dueSteps])
  })

  const cases = dueSteps.flatMap((step) => Object.entries(dueCases[step]).map(([name, make]) => ({ step, name, make })))
  it.each(cases)('is done where $step alone is due: $name', ({ step, make }) =>
    inPassing(async (tx) => {
      await make(tx, start)
      expect(await stepsDue(tx, new Date(start.getTime() - 1))).toEqual([])
      expect(await stepsDue(tx, start)).toEqual([step])
      await catchUp(tx, start)
      expect(await stepsDue(tx, start)).toEqual([])
    }),
  )

  it.each(Object.entries(undueCases))('is nothing for %s', (_, make) =>
    inPassing(async (tx) => {
      await make(tx, start)
      expect(await stepsDue(tx, start)).toEqual([])
    }),
  )

  it('is asked for in one query where nothing is due', async () => {
    const query = jest.spyOn(Client.prototype, 'query')
    await catchUp(database.db, start)
    expect(query).toHaveBeenCalledTimes(1)
    query.mockRestore()
  })
})
