import { nextStep, runSteps, type Step } from '../../config/scripts/run'

const step = (name: string, more: Partial<Step> = {}): Step => ({ name, command: 'true', ...more })

describe('the next step of a run', () => {
  const build = step('build')
  const tests = step('tests', { needs: ['build'], width: 2 })
  const lint = step('lint')

  it('waits for what it needs, and lets later steps run meanwhile', () => {
    expect(nextStep([tests, lint], [], 2)).toBe(lint)
    expect(nextStep([tests, lint], ['build'], 2)).toBe(tests)
  })

  it('fits into the processors that are free', () => {
    expect(nextStep([tests], ['build'], 1)).toBeUndefined()
    expect(nextStep([build, lint], [], 1)).toBe(build)
    expect(nextStep([build, lint], [], 0)).toBeUndefined()
  })
})

describe('a run of steps', () => {
  let lines: string[]
  beforeEach(() => {
    lines = []
    jest.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line))
  })
  afterEach(() => jest.restoreAllMocks())
  const names = () => lines.flatMap((line) => /^(?:ok|FAIL) +(\w+)/.exec(line)?.[1] ?? [])

  it('goes on after a failure, fails, and runs what needed the failed step after it', async () => {
    const steps = [step('last', { needs: ['broken'] }), step('broken', { command: 'echo reason; false' })]
    expect(await runSteps(steps)).toBe(false)
    expect(names()).toEqual(['broken', 'last'])
    expect(lines.join('\n')).toContain('reason')
  })

  it('succeeds where all steps do, and prints the output of a report alone', async () => {
    const steps = [step('quiet', { command: 'echo hidden' }), step('told', { command: 'echo shown', isReport: true })]
    expect(await runSteps(steps)).toBe(true)
    expect(lines.join('\n')).toContain('shown')
    expect(lines.join('\n')).not.toContain('hidden')
  })

  it('ends with an error where a step needs one that does not exist', async () => {
    await expect(runSteps([step('lost', { needs: ['nothing'] })])).rejects.toThrow('lost')
  })
})
