/** The five environments and where each finds its backends. Values come from build variables; none stands in the code. */

export const environments = ['development', 'test', 'sit', 'qa1', 'production'] as const

export type EnvironmentName = (typeof environments)[number]

const hostKeys = ['main', 'vip', 'lowCode', 'cashier', 'report'] as const

/** Address of the sandbox as mini-programs reach it; H5 is served by the sandbox itself, hence same origin. */
const sandbox = { h5: '', mini: 'http://127.0.0.1:8700' }

export interface Environment {
  name: EnvironmentName
  hosts: Record<(typeof hostKeys)[number], string> & { publicKey: string }
}

/** Reads the environment of this build; an environment with real backends refuses to build without all of their addresses. */
export function readEnvironment(variables: Record<string, string | undefined>, isH5: boolean): Environment {
  const name = environments.find((one) => one === (variables.APP_ENV || 'test'))
  if (!name) throw new Error(`APP_ENV must be one of ${environments.join(', ')}, not "${variables.APP_ENV}"`)
  const fallback = name === 'development' || name === 'test' ? (isH5 ? sandbox.h5 : sandbox.mini) : undefined
  const value = (key: string) => {
    // Set but empty is how a forgotten secret of a pipeline looks.
    const text = variables[key] || fallback
    if (text === undefined) throw new Error(`APP_ENV=${name} needs ${key}: set it to the address of that backend`)
    return text.replace(/\/$/, '')
  }
  const hosts = Object.fromEntries(hostKeys.map((key) => [key, value(`APP_HOST_${constantCase(key)}`)]))
  const publicKey = variables.APP_PUBLIC_KEY ?? ''
  if (fallback === undefined && !publicKey)
    throw new Error(`APP_ENV=${name} needs APP_PUBLIC_KEY: the PEM key of apiVip calls`)
  return { name, hosts: { ...(hosts as Environment['hosts']), publicKey } }
}

/**
 * Hosts outside the app that its pages may open, from APP_LINK_HOSTS: names with commas between. The sandbox's own pages stand at
 * the app's address on H5, which `self` means, and at the sandbox's in mini-programs.
 */
export function readLinkHosts(variables: Record<string, string | undefined>, isH5: boolean): readonly string[] {
  const given = (variables.APP_LINK_HOSTS ?? '').split(',').map((host) => host.trim())
  const { name } = readEnvironment(variables, isH5)
  const own = name === 'development' || name === 'test' ? [isH5 ? 'self' : sandbox.mini] : []
  return [...given.filter(Boolean), ...own]
}

const constantCase = (text: string) => text.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()
