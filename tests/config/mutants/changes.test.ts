import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { temporaryFolder } from '@tests/config/temporaryFolder'
import { changesOf } from '../../../config/mutants/changes'
import { writeCopy } from '../../../config/mutants/copy'

let folder: string
beforeEach(() => {
  folder = temporaryFolder('mutants')
})

const git = (...command: string[]) =>
  execFileSync(
    'git',
    ['-c', 'user.name=n', '-c', 'user.email=e', '-c', 'commit.gpgsign=false', '-c', 'tag.gpgsign=false', ...command],
    { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
  )

const write = (name: string, text = name) => writeFileSync(path.join(folder, name), text)

function commit(name: string): void {
  write(name)
  git('add', '.')
  git('commit', '-qm', name)
}

/** Merges a branch that has added a file. */
function merge(name: string): void {
  git('checkout', '-qb', name)
  commit(name)
  git('checkout', '-q', 'main')
  git('merge', '-q', '--no-ff', '-m', `Merge ${name}`, name)
}

describe('what has changed', () => {
  beforeEach(() => {
    git('init', '-q', '-b', 'main')
    commit('first')
  })

  it('is what differs since the last tag, with what is not committed', () => {
    git('tag', 'v1')
    commit('second')
    write('third')
    write('first', 'other')
    expect(changesOf(folder)).toMatchObject({ since: 'since the tag v1' })
    expect(changesOf(folder).files.sort()).toEqual(['first', 'second', 'third'])
  })

  it('is what differs since the last tag before the present commit, over merges', () => {
    git('tag', 'v1')
    commit('second')
    merge('third')
    merge('fourth')
    git('tag', 'v2')
    expect(changesOf(folder)).toMatchObject({ since: 'since the tag v1' })
    expect(changesOf(folder).files.sort()).toEqual(['fourth', 'second', 'third'])
  })

  it('is without a tag what the latest commits of the main line have changed, with all that merges have brought', () => {
    commit('second')
    merge('third')
    merge('fourth')
    expect(changesOf(folder).since).toMatch(/^in the 3 latest commits, since [0-9a-f]{8}$/)
    expect(changesOf(folder).files.sort()).toEqual(['fourth', 'second', 'third'])
  })

  it('goes back so many commits of the main line, of which a merge is one whatever it brings', () => {
    commit('second')
    git('checkout', '-qb', 'long')
    for (const name of ['third', 'fourth', 'fifth']) commit(name)
    git('checkout', '-q', 'main')
    git('merge', '-q', '--no-ff', '-m', 'Merge long', 'long')
    expect(changesOf(folder, 2).files.sort()).toEqual(['fifth', 'fourth', 'second', 'third'])
    expect(changesOf(folder, 1).files.sort()).toEqual(['fifth', 'fourth', 'third'])
  })

  it('has a seed of its own at each commit', () => {
    const { seed } = changesOf(folder)
    commit('second')
    expect(changesOf(folder).seed).not.toBe(seed)
  })
})

it('nothing is known to have changed where there is no git', () => {
  expect(changesOf(folder)).toEqual({ since: 'no commit of git is here', files: [], seed: '' })
})

describe('a copy of the project', () => {
  it('has what is written now but neither results nor git, and another run beside it gets a copy of its own', () => {
    for (const name of ['src', 'dist', '.git', 'node_modules']) mkdirSync(path.join(folder, name))
    write('src/a.ts', 'now')
    const copies = temporaryFolder('copies')
    const [one, again] = [writeCopy(folder, copies), writeCopy(folder, copies)]
    expect(one).not.toBe(again)
    const listed = execFileSync('ls', ['-A', one], { encoding: 'utf8' }).split('\n').filter(Boolean)
    expect(listed).toEqual(['node_modules', 'src'])
  })

  it('takes the place of one whose run has ended', () => {
    write('a.ts', 'now')
    const copies = temporaryFolder('copies')
    const one = writeCopy(folder, copies)
    writeFileSync(path.join(one, '../pid'), '999999999')
    writeFileSync(path.join(one, 'b.ts'), 'left over')
    expect(writeCopy(folder, copies)).toBe(one)
    expect(execFileSync('ls', ['-A', one], { encoding: 'utf8' })).not.toContain('b.ts')
  })
})
