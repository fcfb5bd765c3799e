import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { sandboxTest } from '@tests/sandbox/startSandbox'

const sandbox = sandboxTest()
const example =
  /```js\n([\s\S]*?)```/.exec(readFileSync(join(__dirname, '../../../docs/connect.md'), 'utf8'))?.[1] ?? ''

const answerTo = async (script: string): Promise<object> => {
  const env = { ...process.env, SERVER: sandbox.url, NODE_OPTIONS: '' }
  const { stdout } = await promisify(execFile)('node', ['--input-type=module', '-e', script], { env })
  return JSON.parse(stdout) as object
}

describe('the first call of docs/connect.md', () => {
  it('D-01 is answered by the sandbox as it stands there', async () => {
    expect(await answerTo(example)).toMatchObject({ code: '000000', data: { goods: expect.any(Array) } })
  })

  it('with another text than the signed one is refused', async () => {
    const forged = example.replace('JSON.stringify({ ua, args,', 'JSON.stringify({ ua, args: \'{"a":1}\',')
    expect(forged).not.toBe(example)
    expect(await answerTo(forged)).not.toMatchObject({ code: '000000' })
  })
})
