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

  it('is what differs since the last merge where that came after the tag', () => {
    git('tag', 'v1')
    merge('second')
    commit('third')
    expect(changesOf(folder).since).toMatch(/^since the merge [0-9a-f]{8}$/)
    expect(changesOf(folder).files).toEqual(['third'])
  })

  it('is what a merge has brought where the present commit is one', () => {
    merge('second')
    commit('third')
    merge('fourth')
    expect(changesOf(folder).files.sort()).toEqual(['fourth', 'third'])
  })

  it('is what differs since the first commit that git knows where there is no tag and no merge', () => {
    commit('second')
    expect(changesOf(folder).since).toMatch(/the first commit that git knows/)
    expect(changesOf(folder).files).toEqual(['second'])
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
