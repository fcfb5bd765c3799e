import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

const transform = {
  '^.+\\.(t|j)sx?$': [
    '@swc/jest',
    {
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true, decorators: false },
        transform: { react: { runtime: 'automatic' }, useDefineForClassFields: true },
      },
      module: { type: 'commonjs' },
    },
  ],
}

const shared = {
  rootDir: root,
  transform,
  setupFilesAfterEnv: ['<rootDir>/tests/fixtures/mustExpect.ts'],
  clearMocks: true,
  moduleNameMapper: {
    // Before the paths of the sources, which styles and pictures have as well: the first that fits is taken.
    '\\.(scss|css)$': '<rootDir>/tests/fixtures/empty.js',
    '\\.png$': '<rootDir>/tests/fixtures/picture.js',
    // Tests read toasts from the host's call; H5's own toast has separate tests.
    '^@/platform/page/toast$': '<rootDir>/src/platform/page/toast.ts',
    '^@/(.*)$': '<rootDir>/src/$1',
    // What `services.ts` imports is loaded before the tests, without these names.
    '^@tests/(.*)$': '<rootDir>/tests/$1',
  },
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  // Libraries that are published as ES modules only: the one that compares pictures, the queue with its list, the query of Taro’s router, the check of OpenAPI.
  transformIgnorePatterns: [
    '/node_modules/(?!(?:pixelmatch|p-limit|yocto-queue|query-string|decode-uri-component|filter-obj|split-on-first|@seriousme/openapi-schema-validator)/)',
  ],
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/.cache/'],
}

/** Runs before each file of tests without a build. */
const setup = ['constants.js', 'shiftedClock.cjs', 'seededRandom.ts'].map((name) => `<rootDir>/tests/fixtures/${name}`)

// Tests use the H5 variants where a port has no default file.
const h5First = ['h5.ts', 'h5.tsx', 'ts', 'tsx', 'mjs', 'js', 'json']

// Taro's H5 packages are ES modules, so they are compiled too.
const inBrowser = {
  ...shared,
  testEnvironment: 'jsdom',
  moduleFileExtensions: h5First,
  setupFiles: [...setup, '<rootDir>/tests/fixtures/browserConstants.js'],
  moduleNameMapper: {
    ...shared.moduleNameMapper,
    '^@tarojs/taro$': '<rootDir>/tests/fixtures/taro.js',
    '^@tarojs/components$': '<rootDir>/src/ui/host/h5Components.ts',
    '^react-dom/test-utils$': '<rootDir>/tests/fixtures/act.js',
    '^swiper/(.*)$': '<rootDir>/tests/fixtures/empty.js',
  },
  transformIgnorePatterns: [],
}

// Tests of the sandbox's processes over HTTP, and of the app's logic against them.
const onSandbox = {
  ...shared,
  testEnvironment: 'node',
  globalSetup: '<rootDir>/tests/fixtures/services.ts',
  globalTeardown: '<rootDir>/tests/fixtures/endServices.ts',
  // The app's timers outlive a test file; by default Jest's removed globals then make MobX call a setter endlessly.
  testEnvironmentOptions: { globalsCleanup: 'off' },
  // Flows load the app itself, as the WeChat mini-program; the sandbox also loads native modules.
  moduleFileExtensions: ['weapp.ts', 'weapp.tsx', 'ts', 'tsx', 'mjs', 'js', 'json', 'jsx', 'cjs', 'node'],
  moduleNameMapper: {
    ...shared.moduleNameMapper,
    '^@tarojs/components$': '<rootDir>/tests/fixtures/components.js',
  },
  setupFiles: setup,
}

export default {
  rootDir: root,
  // Processes, builds and browsers may share two cores, so the limit is high; a test that hangs still ends.
  testTimeout: 400_000,
  testSequencer: '<rootDir>/tests/fixtures/longestFirst.cjs',
  projects: [
    {
      ...shared,
      displayName: 'unit',
      testEnvironment: 'node',
      moduleFileExtensions: h5First,
      setupFiles: setup,
      testMatch: [
        '<rootDir>/tests/{lib,contract,domain,request,theme,i18n,platform,config,routes,report,floor,lighthouse,startup,taps,reads}/**/*.test.ts',
        '<rootDir>/tests/engines/blocks.test.ts',
      ],
    },
    {
      ...inBrowser,
      displayName: 'components',
      setupFilesAfterEnv: [...shared.setupFilesAfterEnv, '<rootDir>/tests/fixtures/screenHost.ts'],
      testMatch: ['<rootDir>/tests/{shell,ui,screens}/**/*.test.{ts,tsx}', '<rootDir>/tests/domain/**/*.test.tsx'],
    },
    {
      ...inBrowser,
      // The app itself, with Taro's router and its requests.
      displayName: 'app',
      testMatch: ['<rootDir>/tests/app/**/*.test.{ts,tsx}'],
    },
    {
      ...onSandbox,
      displayName: 'sandbox',
      testMatch: ['<rootDir>/tests/{sandbox,flows}/**/*.test.ts'],
    },
    {
      ...onSandbox,
      displayName: 'histories',
      testMatch: ['<rootDir>/tests/{histories,fuzz}/**/*.test.ts'],
    },
    {
      // Started by `npm run engines` alone, which says what is missing.
      ...shared,
      displayName: 'engines',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/tests/engines/{webkit,firefox}.test.ts'],
    },
    ...['minihost', 'e2e', 'builds', 'missing'].map((folder) => ({
      ...shared,
      displayName: folder,
      testEnvironment: 'node',
      globalSetup: '<rootDir>/tests/fixtures/services.ts',
      globalTeardown: '<rootDir>/tests/fixtures/endServices.ts',
      setupFilesAfterEnv: [...shared.setupFilesAfterEnv, '<rootDir>/tests/fixtures/secondTry.ts'],
      testMatch: [`<rootDir>/tests/${folder}/**/*.test.ts`],
    })),
  ],
}
