// Taro compiles the files of this folder only; `routes.ts`, which the configuration reads, lies outside.
require('tsx/cjs')
