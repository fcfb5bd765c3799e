import { wantedOf } from '@tests/floor/measuring'
import { nameOfSample, type ScreenSample } from '@tests/samples/sample'
import { screens } from '@tests/screens'
import { routeAt } from '@/routes'

const hosts = ['h5', 'weapp', 'alipay', 'tt'] as const

export type Host = (typeof hosts)[number]

/** Where nothing else is asked for: the three builds of mini-programs send the same updates. */
const usualHosts: readonly Host[] = ['h5', 'weapp']

const areaOf = ({ path }: ScreenSample): string => routeAt(path)?.area ?? ''

/** Reads `--runs 3 h5 wallet pages/home/index`: how often, on which hosts, and which screens by their areas or paths; all of them if none is named. */
export function tapsWanted(args: string[]): { runs: number; hosts: readonly Host[]; samples: ScreenSample[] } {
  const areas = [...new Set(screens.map(areaOf))]
  const paths = [...new Set(screens.map(({ path }) => path))]
  const known = [...hosts, ...areas, ...paths]
  const { runs, names } = wantedOf(args, known, 1)
  const given = names.length < known.length ? names : []
  const named = hosts.filter((host) => given.includes(host))
  const isWanted = (sample: ScreenSample) => given.includes(areaOf(sample)) || given.includes(sample.path)
  const samples = screens.filter(isWanted)
  return {
    runs,
    hosts: named.length > 0 ? named : usualHosts,
    // One customer's screens follow each other, so that an app is used for several; what is seeded for a sample is named by it.
    samples: [...(given.length > named.length ? samples : screens)].sort((one, other) =>
      `${one.person}${nameOfSample(one)}`.localeCompare(`${other.person}${nameOfSample(other)}`),
    ),
  }
}
