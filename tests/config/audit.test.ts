import { readFileSync } from 'node:fs'
import path from 'node:path'
import { exceptions } from '../../config/audit/exceptions'
import { type AuditReport, judge } from '../../config/audit/judge'

const packages = {
  'node_modules/served': {},
  'node_modules/tool': { dev: true },
  'node_modules/either': { devOptional: true },
  'node_modules/webpack': { dev: true },
  'node_modules/tool/node_modules/both': { dev: true },
  'node_modules/both': {},
}
const advisory = (id: string, severity = 'high') => ({
  title: 'Anyone can read everything',
  url: `https://github.com/advisories/${id}`,
  severity,
})
const report = (
  name: string,
  via: AuditReport['vulnerabilities'][string]['via'],
  nodes = [`node_modules/${name}`],
) => ({
  vulnerabilities: { [name]: { name, nodes, via } },
})

it.each([
  ['of what is served', report('served', [advisory('GHSA-1')]), 'GHSA-1 high served: '],
  ['that is critical', report('served', [advisory('GHSA-1', 'critical')]), 'GHSA-1 critical served: '],
  ['of a tool whose code is in every build', report('webpack', [advisory('GHSA-2')]), 'GHSA-2 high webpack: '],
  ['beside one of another package', report('served', ['other', advisory('GHSA-1')]), 'GHSA-1 high served: '],
])('an advisory %s is a fault', (_, planted, fault) => {
  expect(judge(planted, packages, []).faults).toEqual([expect.stringContaining(fault)])
})

it('a package that is there twice counts where it is served', () => {
  const nodes = ['node_modules/tool/node_modules/both', 'node_modules/both']
  expect(judge(report('both', [advisory('GHSA-1')], nodes), packages, []).faults).toEqual([
    'GHSA-1 high both: Anyone can read everything (node_modules/both)',
  ])
})

it.each([
  ['of a tool', report('tool', [advisory('GHSA-1')])],
  ['of what a tool may need', report('either', [advisory('GHSA-1')])],
  ['that is moderate', report('served', [advisory('GHSA-1', 'moderate')])],
  ['that another package has', report('served', ['other'])],
])('an advisory %s is none', (_, planted) => {
  expect(judge(planted, packages, []).faults).toEqual([])
})

it('an exception excuses its own advisory, and is named once nothing reports it', () => {
  const planted = report('served', [advisory('GHSA-1'), advisory('GHSA-2')])
  const given = ['GHSA-1', 'GHSA-3'].map((id) => ({ id, why: 'It is not called.' }))
  const { faults, unused } = judge(planted, packages, given)
  expect(faults).toEqual([expect.stringContaining('GHSA-2')])
  expect(unused).toEqual(['GHSA-3'])
})

it('each exception has GitHub’s number and a sentence why', () => {
  for (const { id, why } of exceptions) {
    expect(id).toMatch(/^GHSA(-[23456789cfghjmpqrvwx]{4}){3}$/)
    expect(why).toMatch(/^[\w ().-]+: .{30,}\.$/)
  }
})

it('the workflow of the audit runs it each night and when packages change', () => {
  const workflow = readFileSync(path.resolve(__dirname, '../../.github/workflows/audit.yml'), 'utf8')
  expect(workflow).toContain('run: npm ci && npm run audit\n')
  expect(workflow).toMatch(/schedule:\n\s+- cron:/)
  expect(workflow.match(/paths: \[package-lock\.json\]/g)).toHaveLength(2)
})
