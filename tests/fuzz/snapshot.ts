/** Runs statements on a database. */
type Run = (statements: string) => Promise<{ rows: unknown[] }>

/**
 * All rows of a database at one moment, kept beside it in a schema of their own: to begin a life with them takes a fraction of the time that
 * seeding the data again does. The secrets stay, since running processes know them.
 */
export class Snapshot {
  private constructor(
    private readonly run: Run,
    private readonly restoring: readonly string[],
  ) {}

  static async of(run: Run): Promise<Snapshot> {
    const { rows: tables } = await run("select tablename as name from pg_tables where schemaname = 'public' order by 1")
    const names = (tables as { name: string }[]).map(({ name }) => name).filter((name) => name !== 'secrets')
    // Work that time brings goes on in running processes: the lock gives the rows of one moment, and a sequence that is read after them
    // has no number that one of them has.
    await begunAnew(run, [
      'begin',
      'create schema kept',
      lockOf(names),
      ...names.map((name) => `create table kept."${name}" as table "${name}"`),
      'commit',
    ])
    const { rows } = await run(
      "select sequencename as name, last_value as last from pg_sequences where schemaname = 'public'",
    )
    const sequences = rows as { name: string; last: string | null }[]
    const restoring = [
      'begin',
      lockOf(names),
      // Rows of one table may name those of another that is filled later.
      'set local session_replication_role = replica',
      ...names.flatMap((name) => [
        `delete from "${name}"`,
        `insert into "${name}" overriding system value select * from kept."${name}"`,
      ]),
      ...sequences.map(({ name, last }) => `select setval('"${name}"', ${last ?? 1}, ${last !== null})`),
      'commit',
    ]
    return new Snapshot(run, restoring)
  }

  /** Gives the database the rows of that moment again. */
  restore(): Promise<void> {
    return begunAnew(this.run, this.restoring)
  }
}

const lockOf = (names: readonly string[]): string =>
  `lock table ${names.map((name) => `"${name}"`).join(', ')} in access exclusive mode`

/** Runs a transaction; begins it anew where a running process locks the tables in another order. */
async function begunAnew(run: Run, statements: readonly string[], triesLeft = 10): Promise<void> {
  try {
    await run(statements.join(';'))
  } catch (error) {
    await run('rollback')
    if ((error as { code?: string }).code !== '40P01' || triesLeft === 0) throw error
    await begunAnew(run, statements, triesLeft - 1)
  }
}
