import '@tarojs/taro'
import { createReactApp } from '@tarojs/plugin-framework-react/dist/runtime'
import { createBrowserHistory, createRouter, handleAppMountWithTabbar } from '@tarojs/router'
import { Current } from '@tarojs/runtime'
import TestUtils from '@tarojs/test-utils-react'
import { proxyAppLifeCycle } from '@tarojs/test-utils-shared'
import * as React from 'react'
import ReactDOM from 'react-dom'
import { createRoot } from 'react-dom/client'
import { guardPages } from '@/platform/page/pageCode'
import { h5Paths, h5Routes } from '@/shell/pageConfigs'
import { h5Aliases } from '../../config/h5Aliases'

type RouterConfig = Parameters<typeof createRouter>[2]

/** How long the first page may take, in milliseconds: the first run of all compiles Taro and the whole app. */
const patience = 180_000

/**
 * Taro's own test utilities with another `createApp`. The one of 0.1.1 does not work on Taro 4: it calls the router without the
 * history that it takes first by now, and knows the pages of the main package only. This one starts the app as Taro's loader
 * (`@tarojs/taro-loader/lib/h5`) and `config/h5PageConfigs.js` do it in the H5 build.
 */
export class AppTest extends TestUtils {
  /** Opens the app in a browser that stands at this address; once in a test file, since Taro's router keeps one stack of pages. */
  override async createApp(address = '/') {
    window.history.replaceState(null, '', address)
    Object.assign(globalThis, { defineAppConfig: (config: object) => config })
    const { default: appConfig } = await import('@/app.config')
    const { default: App } = await import('@/app')
    const routes = h5Routes(h5Paths.map(loadPage))
    guardPages(routes)
    const router = { mode: 'browser', customRoutes: h5Aliases() }
    // The type wants fields that the router fills in itself, and routes that answer nothing but a page.
    const config = { ...appConfig, routes, router } as unknown as RouterConfig
    Object.assign(window, { __taroAppConfig: config })
    const app = createReactApp(App, React, { ...ReactDOM, createRoot }, config)
    proxyAppLifeCycle(app)
    document.body.innerHTML = '<div id="app"></div>'
    // The page of the H5 build sets it by the width of the screen: 20 px stand for 20 of the design.
    document.documentElement.style.fontSize = '20px'
    const history = createBrowserHistory({ window })
    handleAppMountWithTabbar(config, history)
    // The type says a name; the loader gives React itself, which pages that can be pulled down need.
    createRouter(history, app, config, React as never)
    await this.queries.waitForQuerySelector('.taro_page', { timeout: patience })
    if (!Current.page) throw new Error(`no page at ${address}`)
    return { app, page: Current.page }
  }
}

/** As the loader writes it: the page's module is on its way while the router goes on. */
const loadPage = (path: string) => (): Promise<unknown> => import(`@/${path}`)
