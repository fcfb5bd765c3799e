import { controls } from '@tests/e2e/outline/heard'
import { poster } from '@/i18n/poster'
import { shell } from '@/i18n/shell'
import { allRoutes } from '@/routes'
import type { Platform } from '../../sandbox/devtools/hosts/protocol'
import type { MiniProgram } from './openMiniProgram'

type HeardPart = Awaited<ReturnType<MiniProgram['heard']>>[number]

/** Roles of H5 that a host has another word for. */
const sameRole: Readonly<Record<string, string>> = { searchbox: 'textbox' }

/** A line as both sides can say it: without the spaces between parts, with every number as 0, because the hosts run on another day than H5. */
function comparable(line: string): string {
  const [role = '', ...rest] = line.split(' ')
  return `${sameRole[role] ?? role} ${rest.join('').replace(/\s/g, '').replace(/\d+/g, '0')}`.trim()
}

const tabLinks = allRoutes.filter(({ tab }) => tab !== undefined).map(({ title }) => `link ${title['zh-CN']}`)
const wayHome = `button ${shell.home}`

/** What a host draws in its own bars, and H5 beside its `main`: the tabs, and in Alipay the way off a page. */
const ownBars: Readonly<Record<Platform, readonly string[]>> = {
  weapp: tabLinks,
  alipay: [...tabLinks, wayHome],
  tt: tabLinks,
}

/** The headings, controls and pictures of a kept outline, without groups and states, as the hosts have neither in their order. */
const linesOfH5 = (outline: string, platform: Platform): string[] =>
  outline
    .split('\n')
    .filter((line) => !ownBars[platform].includes(line) && line.trim() !== drawn)
    .map((line) => line.trim().replace(/ \([a-z, ]+\)$/, ''))
    .filter((line) => isOne(line.split(' ')[0] ?? ''))
    .map(comparable)

const isOne = (role: string): boolean => controls.has(role) || role === 'img' || /^#+$/.test(role)

/** A picture that the page draws itself, and shows at a moment of its own. */
const drawn = `img ${poster.preview}`

/** The same of a page of a host. */
const linesOfHost = (heard: readonly HeardPart[]): string[] =>
  heard
    .filter(({ isPart }) => !isPart)
    .map(({ role, name, level }) => `${role === 'heading' ? '#'.repeat(level) : role} ${name}`)
    .filter((line) => line !== drawn && isOne(line.split(' ')[0] ?? ''))
    .map(comparable)

/** The lines that are left when each of the others has taken away one that is the same. */
function without(lines: readonly string[], others: readonly string[]): string[] {
  const left = [...others]
  return lines.filter((line) => {
    const at = left.indexOf(line)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

/** In what a page of a host differs from the kept outline of H5: lines that only one of them has, and a different order of the others. */
export function hostDifferences(platform: Platform, outline: string, heard: readonly HeardPart[]): string {
  const [h5, host] = [linesOfH5(outline, platform), linesOfHost(heard)]
  const [onlyH5, onlyHost] = [without(h5, host), without(host, h5)]
  const isSameOrder = without(h5, onlyH5).join('\n') === without(host, onlyHost).join('\n')
  return [
    ...onlyH5.map((line) => `only H5: ${line}`),
    ...onlyHost.map((line) => `only here: ${line}`),
    ...(isSameOrder ? [] : ['in another order']),
  ].join('\n')
}
