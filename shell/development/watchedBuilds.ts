import { watch } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { folderOf } from '@tanabana/tooling/publish/deployables';
import { typeErrors } from '@tanabana/tooling/webpack/devServer';
import { isBuilt, sourceFolders } from '@tanabana/tooling/webpack/sourceHash';
import type { DevelopmentConfiguration } from '@tanabana/tooling/webpack/developmentPreset';
import { endWithReason } from '@tanabana/http/environment';
import webpack, { type Compiler, type Configuration } from 'webpack';
import type { LastBuilds } from './lastBuilds';
import { closeCompilers, type OpenCompilers, watchSources } from './openCompilers';

/** Time between the builds for browser and server, in milliseconds, in which open pages fetch what has changed. */
const SERVER_DELAY_MS = 300;

const POLL_MS = 20;

/** Time without a change, in milliseconds, after which builds are remembered. */
const REST_MS = 1_000;

/** Time after the start, in milliseconds, after which the compilers that no page needs are stopped. */
const UNSEEN_MS = 10_000;

interface WatchedBuildsOptions {
  /** Folder of the repository. */
  readonly root: string;
  readonly lastBuilds: LastBuilds;
  /** Calls are never concurrent. */
  readonly configurationsOf: (
    name: string,
  ) => Promise<{ readonly browser: DevelopmentConfiguration; readonly server: Configuration }>;
  /** Called when no build is running. */
  readonly publish: () => Promise<void>;
}

/**
 * Builds of the development server. A deployable rests, as built by an earlier start, until its sources change or a
 * page loads its scripts. From then on, its compilers watch its sources. Its types are checked by the first
 * build after both have happened, because a check needs as much memory as four compilers.
 */
export class WatchedBuilds {
  /** Names of the builds that pages wait for. */
  private readonly building = new Set<string>();
  private readonly broken = new Set<string>();
  /** Names of the builds that have not ended since their compilers were started. */
  private readonly unfinished = new Set<string>();
  private readonly unremembered = new Set<string>();
  private readonly starts = new Map<string, Promise<OpenCompilers>>();
  /** Names of the deployables that a page has loaded. */
  private readonly seen = new Set<string>();
  /** Names of the deployables whose sources have changed since a build of an earlier start. */
  private readonly changed = new Set<string>();
  private lastStart: Promise<unknown> = Promise.resolve();
  private publishing = Promise.resolve();
  private restTimer: NodeJS.Timeout | undefined;

  constructor(private readonly options: WatchedBuildsOptions) {}

  /** Compiles the deployables whose sources have changed since the last start, and resolves when a release is live. */
  async start(names: readonly string[]): Promise<void> {
    const { root, lastBuilds } = this.options;
    const foldersOf = new Map(names.map((name) => [name, sourceFolders(root, folderOf(root, name))]));
    for (const folder of new Set([...foldersOf.values()].flat()))
      this.watchResting(
        folder,
        names.filter((name) => foldersOf.get(name)?.includes(folder)),
      );
    for (const name of names.filter((name) => !lastBuilds.has(name))) {
      if (lastBuilds.knows(name)) this.changed.add(name);
      await lastBuilds.remove(name);
      this.compile(name);
    }
    await this.lastStart;
    if (this.building.size === 0) this.publish();
    await this.live();
    setTimeout(() => void this.closeUnseen(), UNSEEN_MS).unref();
  }

  /** Resolves when a release of the present sources is live. */
  async live(): Promise<void> {
    while (this.building.size > 0) await delay(POLL_MS);
    await this.publishing;
  }

  /**
   * Starts the compilers of a resting deployable, so that later changes are displayed quickly. Resolves when its dev
   * server accepts connections. The build of the last start is served until the compilers have finished.
   */
  async lookAt(name: string): Promise<void> {
    this.seen.add(name);
    await (this.starts.get(name) ?? this.open(name));
  }

  /** Starts the compilers of a deployable whose sources have changed. Pages wait for the builds. */
  private compile(name: string): void {
    this.building.add(`${name} browser`).add(`${name} server`);
    void this.open(name);
  }

  /**
   * Stops the compilers of deployables that no page has loaded, because compilers keep all their modules in memory. On
   * closing, they write their caches.
   */
  private async closeUnseen(): Promise<void> {
    for (const name of [...this.starts.keys()]) {
      // Pages would wait for ever for a build that is closed.
      const isBuilding = [...this.building].some((build) => build.startsWith(`${name} `));
      if (isBuilding || this.seen.has(name)) continue;
      this.close(name);
      await this.lastStart;
    }
  }

  private close(name: string): void {
    const start = this.starts.get(name);
    if (!start) return;
    this.starts.delete(name);
    this.lastStart = this.lastStart.then(() => start).then(closeCompilers);
  }

  /** @param users deployables whose builds contain files of the folder */
  private watchResting(folder: string, users: readonly string[]): void {
    watch(path.join(this.options.root, folder), { recursive: true, persistent: false }, (_event, file) => {
      if (!isBuilt(path.posix.join(folder, file ?? ''))) return;
      for (const name of users.filter((name) => !this.starts.has(name))) {
        if (file?.endsWith('.ts') || file?.endsWith('.tsx')) this.changed.add(name);
        this.compile(name);
      }
    });
  }

  private open(name: string): Promise<OpenCompilers> {
    const opening = this.lastStart.then(async () => {
      const { browser, server } = await this.options.configurationsOf(name);
      this.options.lastBuilds.forget(name);
      const { root } = this.options;
      const types = typeErrors(path.join(root, folderOf(root, name)), ({ hasChangedSources }) => {
        if (hasChangedSources) this.changed.add(name);
        return this.changed.has(name) && this.seen.has(name);
      });
      const browserCompiler = webpack({ ...browser, plugins: [...(browser.plugins ?? []), types] });
      const serverCompiler = webpack(server);
      this.follow(browserCompiler, name, 'browser');
      this.follow(serverCompiler, name, 'server');
      serverCompiler.hooks.watchRun.tapPromise('dev', async () => {
        while (this.building.has(`${name} browser`)) await delay(POLL_MS);
        await delay(SERVER_DELAY_MS);
      });
      return watchSources(name, browserCompiler, serverCompiler, browser.devServer, () =>
        this.broken.has(`${name} browser`),
      );
    });
    const start = opening.catch(endWithReason);
    this.starts.set(name, start);
    this.lastStart = start;
    return start;
  }

  private follow(compiler: Compiler, name: string, build: 'browser' | 'server'): void {
    const whole = `${name} ${build}`;
    this.unfinished.add(whole);
    // A release needs both builds, so pages wait for the first build of the other compiler too.
    const awaitFirstBuilds = () => {
      for (const first of this.unfinished) if (first.startsWith(`${name} `)) this.building.add(first);
    };
    compiler.hooks.invalid.tap('dev', () => {
      this.options.lastBuilds.forget(name);
      this.building.add(whole);
      awaitFirstBuilds();
    });
    compiler.hooks.done.tap('dev', (stats) => {
      this.unfinished.delete(whole);
      this.building.delete(whole);
      awaitFirstBuilds();
      this.broken[stats.hasErrors() ? 'add' : 'delete'](whole);
      this.unremembered.add(name);
      if (this.building.size === 0) this.publish();
    });
  }

  private publish(): void {
    this.publishing = this.publishing.then(this.options.publish);
    clearTimeout(this.restTimer);
    this.restTimer = setTimeout(() => this.rememberBuilds(), REST_MS).unref();
  }

  private rememberBuilds(): void {
    if (this.building.size > 0) return;
    for (const name of this.unremembered) {
      const isBroken = [`${name} browser`, `${name} server`].some((build) => this.broken.has(build));
      if (!isBroken) this.options.lastBuilds.remember(name);
    }
    this.unremembered.clear();
  }
}
