/** Who runs a mobile number; `virtual` is a number that a reseller rents from one of the networks. */
export type Operator = 'mobile' | 'unicom' | 'telecom' | 'broadnet' | 'virtual'

/** First digits of the numbers of each operator, by the numbering plan of the mainland; a longer prefix counts before a shorter one. */
const prefixes: Readonly<Record<Operator, readonly string[]>> = {
  mobile: ['134', '135', '136', '137', '138', '139', '147', '148', '150', '151', '152', '157', '158', '159'].concat([
    '172',
    '178',
    '182',
    '183',
    '184',
    '187',
    '188',
    '195',
    '197',
    '198',
  ]),
  unicom: ['130', '131', '132', '145', '146', '155', '156', '166', '175', '176', '185', '186', '196'],
  telecom: ['133', '149', '153', '173', '174', '177', '180', '181', '189', '190', '191', '193', '199'],
  broadnet: ['192'],
  virtual: ['162', '165', '167', '170', '171'],
}

/** The numbers of the satellite network begin like those of China Mobile but cannot be topped up here. */
const SATELLITE = '1349'

const byPrefix: ReadonlyMap<string, Operator> = new Map(
  (Object.keys(prefixes) as Operator[]).flatMap((operator) =>
    prefixes[operator].map((prefix): [string, Operator] => [prefix, operator]),
  ),
)

/**
 * The operator of a mobile number, or of its beginning, by its first three digits; undefined where they are not given to any. A number that
 * was moved to another operator keeps its digits, so the operator itself has the last word.
 * @param digits no spaces
 */
export const operatorOf = (digits: string): Operator | undefined =>
  digits.startsWith(SATELLITE) ? undefined : byPrefix.get(digits.slice(0, 3))
