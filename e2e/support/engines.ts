import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import puppeteer from 'puppeteer-core'
import { Builder, By } from 'selenium-webdriver'
import { freePorts } from '../../scripts/lib/free-ports.ts'
import { waitUntil } from '../../scripts/lib/wait-until.ts'

/** A browser of another engine than Chromium, with one window of the size of a phone or a desk. */
export type Engine = {
  open: (address: string) => Promise<void>
  /** The value of an expression in the page. */
  read: <Value>(expression: string) => Promise<Value>
  click: (selector: string) => Promise<void>
  type: (selector: string, text: string) => Promise<void>
  close: () => Promise<void>
}

type Size = { width: number; height: number }

/** Mozilla's own Firefox, driven by WebDriver BiDi. */
async function openFirefox({ width, height }: Size): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
    args: [`--width=${width}`, `--height=${height}`],
    defaultViewport: null,
  })
  const [page = await browser.newPage()] = await browser.pages()
  return {
    open: async (address) => void (await page.goto(address)),
    read: <Value>(expression: string) => page.evaluate(expression) as Promise<Value>,
    click: (selector) => page.click(selector),
    type: (selector, text) => page.type(selector, text),
    close: () => browser.close(),
  }
}

const MINI_BROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser'

/** WebKitGTK's own browser, on a display that nobody sees, driven by WebDriver. */
async function openWebKit({ width, height }: Size): Promise<Engine> {
  const [port, display] = await freePorts(2)
  const started: ChildProcess[] = []
  const start = (program: string, args: string[], env = {}) => {
    const child = spawn(program, args, { stdio: 'ignore', env: { ...process.env, ...env } })
    started.push(child)
    return child
  }
  start('Xvfb', [`:${display}`, '-screen', '0', '1400x1000x24'])
  start('WebKitWebDriver', [`--port=${port}`], {
    DISPLAY: `:${display}`,
    // Tests may run as root, where WebKit's sandbox does not start.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  })
  await waitUntil(
    () =>
      fetch(`http://127.0.0.1:${port}/status`).then(
        () => undefined,
        () => 'WebKitWebDriver does not answer',
      ),
    10,
  )
  const driver = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: MINI_BROWSER, args: ['--automation'] },
    })
    .build()
  await driver.manage().window().setRect({ width, height })
  const find = (selector: string) => driver.findElement(By.css(selector))
  return {
    open: (address) => driver.get(address),
    read: <Value>(expression: string) => driver.executeScript<Value>(`return ${expression}`),
    click: (selector) => find(selector).click(),
    type: (selector, text) => find(selector).sendKeys(text),
    async close() {
      await driver.quit()
      for (const child of started) {
        const ended = once(child, 'exit')
        child.kill()
        await ended
      }
    },
  }
}

/** The browsers by the name of the program that a machine must have for them. */
export const engines = { 'firefox-esr': openFirefox, WebKitWebDriver: openWebKit }
