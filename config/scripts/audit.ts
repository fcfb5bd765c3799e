import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { exceptions } from '../audit/exceptions'
import { type AuditReport, judge, type LockedPackages } from '../audit/judge'
import { root } from './run'

/** Asks the registry for advisories; it answers 1 where there are any, hence the report alone counts. */
const { stdout, stderr } = spawnSync('npm', ['audit', '--json'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
})
const report = JSON.parse(stdout || '{}') as Partial<AuditReport>
if (!report.vulnerabilities) {
  console.error(`npm audit has no report\n${stderr}${stdout}`)
  process.exit(1)
}
const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as { packages: LockedPackages }
const { faults, unused } = judge({ vulnerabilities: report.vulnerabilities }, lock.packages, exceptions)
for (const id of unused) console.log(`notice: ${id} is no longer reported: remove it from config/audit/exceptions.ts`)
for (const fault of faults) console.error(fault)
if (faults.length > 0)
  console.error('Update these packages, or say in config/audit/exceptions.ts why an advisory does not apply.')
process.exit(faults.length > 0 ? 1 : 0)
