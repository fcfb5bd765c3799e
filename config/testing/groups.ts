import type { Project } from './projects'

/** Tests or checks that are listed as one, by what they prove together. */
export interface Group {
  name: string
  /** The class of defects that it finds. */
  proves: string
  /** What `npm test` runs of it. */
  test: string
  /** What `npm run test:all` runs of it. */
  all: string
  /** The names of its steps, or the project with the files of tests that belong to it; the first group that fits has a file. */
  of: RegExp | { project: Project; files?: RegExp }
}

const whole = { test: 'all', all: 'all' }

/** Every group, in the order in which they are listed. */
export const groups: readonly Group[] = [
  {
    name: 'checks',
    proves:
      'format, lint, layers, bans, cited rules, generated tables, links of documents, kept promises, words of texts, breaking changes of the contract, dead code, types of four hosts, that every call is sent',
    ...whole,
    of: /^(format|layers|bans|cited|links|promises|words|what runs|contract|dead|code that|types|costs|calls)/,
  },
  { name: 'unit', proves: 'rules and logic without a screen', ...whole, of: { project: 'unit' } },
  { name: 'components', proves: 'what a screen shows and does', ...whole, of: { project: 'components' } },
  {
    name: 'app',
    proves: 'screens in the real app of Taro, its router and its requests',
    ...whole,
    of: { project: 'app' },
  },
  {
    name: 'histories',
    proves: 'payments under random taps, lost answers, restarts and late notifications',
    test: 'the kept failures, and few histories with a fixed seed',
    all: 'many, with a new seed',
    of: { project: 'histories', files: /^histories\// },
  },
  {
    name: 'fuzz',
    proves:
      'no call of a random customer, right or wrong, fails the server, shows another customer’s data or breaks a rule of money',
    test: 'few customers with a fixed seed',
    all: 'many, with a new seed',
    of: { project: 'histories', files: /^fuzz\// },
  },
  {
    name: 'races',
    proves: 'two requests or two processes at the same time, on PostgreSQL',
    ...whole,
    of: { project: 'sandbox', files: /^sandbox\/races\// },
  },
  {
    name: 'sandbox',
    proves: 'the wire: every endpoint’s answers, refusals and money; flows of the app against it',
    ...whole,
    of: { project: 'sandbox' },
  },
  { name: 'builds', proves: 'that four hosts, and production of H5 and WeChat, can be built', ...whole, of: /^build / },
  { name: 'budgets', proves: 'sizes of packages and pages', ...whole, of: /^budgets/ },
  {
    name: 'growth',
    proves: 'what the next 30 screens would add to the main packages',
    test: 'nothing: the sizes of all screens are measured by the budgets',
    all: 'four hosts',
    of: /^growth/,
  },
  {
    name: 'stock Taro',
    proves: 'that every screen works without our changes in files of Taro and MobX, and what those save',
    test: 'nothing',
    all: 'four builds, every screen',
    of: /^stock Taro/,
  },
  {
    name: 'missing calls',
    proves: 'that every screen opens at a server without the calls of ours, and that no link leads to what is missing',
    test: 'the rules alone, among the unit tests',
    all: 'H5 and WeChat, every screen, and every link of WeChat',
    of: /^missing calls/,
  },
  {
    name: 'pages of mini-programs',
    proves: 'every page in three hosts: text, problems, weight; WeChat’s like the vendor’s compiler',
    ...whole,
    of: { project: 'minihost', files: /everyPage/ },
  },
  {
    name: 'links of mini-programs',
    proves: 'that no link leads nowhere, of every screen and for every customer',
    test: 'each target once, of every second customer',
    all: 'every link of every customer',
    of: { project: 'minihost', files: /Link\.test/ },
  },
  {
    name: 'weights of taps',
    proves: 'what a tap sends to the renderer',
    test: 'two controls of a kind, on every third screen',
    all: 'every control',
    of: { project: 'minihost', files: /weights/ },
  },
  {
    name: 'bad and empty answers',
    proves: 'every screen with fields that are missing or of another type, and with nothing',
    test: 'half of the fields of each screen',
    all: 'all',
    of: { project: 'minihost', files: /(spoilt|empty)/ },
  },
  {
    name: 'journeys in mini-programs',
    proves: 'a customer’s way from tap to server',
    test: 'all in WeChat; in Alipay and Douyin those whose port differs',
    all: 'all in three hosts',
    of: { project: 'minihost', files: /[jJ]ourneys?\.test/ },
  },
  {
    name: 'the host of mini-programs',
    proves: 'events, storage, start, and the host itself',
    test: 'all; the longest list in WeChat',
    all: 'all',
    of: { project: 'minihost' },
  },
  {
    name: 'every screen in Chromium',
    proves: 'text, title, masks, policy, accessibility of every screen',
    test: 'two of four looks, both themes and both languages',
    all: 'all looks, with pictures',
    of: { project: 'e2e', files: /everyScreen\/(?!states)/ },
  },
  {
    name: 'states of screens',
    proves: 'loading, failed, offline and recovery of every screen',
    test: 'all, without pictures',
    all: 'all, with pictures',
    of: { project: 'e2e', files: /everyScreen\/states/ },
  },
  {
    name: 'journeys in Chromium',
    proves: 'a customer’s way from tap to server on H5',
    ...whole,
    of: { project: 'e2e', files: /[jJ]ourneys?\.test/ },
  },
  {
    name: 'the page of hosts',
    proves: 'four builds side by side, and what a person does in their frames',
    ...whole,
    of: { project: 'e2e', files: /e2e\/(hosts?[A-Z.]|frame)/ },
  },
  {
    name: 'the browser',
    proves: 'H5: launch, Back, offline, code, payment returns, bad servers, layout shift',
    ...whole,
    of: { project: 'e2e' },
  },
  {
    name: 'content of builds',
    proves: 'what must not be in a production build, compression, preloads',
    ...whole,
    of: { project: 'builds' },
  },
  {
    name: 'mutants',
    proves: 'that the test of a guard fails without the guard',
    test: 'of files changed since the last tag or in 50 commits, for two minutes',
    all: 'one part of 24',
    of: /^mutants/,
  },
  {
    name: 'pictures',
    proves: 'which screens look different from the pictures that were kept',
    test: 'nothing',
    all: 'all, as a report',
    of: /^pictures/,
  },
  {
    name: 'order, clock and zone',
    proves: 'that no test needs another before it, a day, a month or a zone',
    test: 'nothing: days and months are their rules’ own tests, in three zones',
    all: 'in random order, just before midnight, the end of a month and of 29 February, and in Los Angeles',
    of: /^(random order|clock|zone)/,
  },
]
