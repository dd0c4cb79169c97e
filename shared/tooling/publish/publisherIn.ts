import { execFileSync } from 'node:child_process';
import { actorOf } from '@tanabana/releases/environment/actor';
import type { Commit, Publisher } from '@tanabana/releases/versions/publication';
import { folderOf } from './deployables';

type Environment = Readonly<Record<string, string | undefined>>;

/** Addresses of pipeline runs, by the environment variables that the systems set. */
const RUNS = ['CI_PIPELINE_URL', 'BUILDKITE_BUILD_URL', 'BUILD_URL'] as const;

/**
 * Describes the commit of the sources: the commit that `SOURCE_COMMIT`, `SOURCE_COMMIT_TIME` and `SOURCE_COMMIT_SUBJECT`
 * name, or else the current commit of the Git repository.
 * @param folders folders whose uncommitted changes mark the commit as dirty
 * @returns undefined outside of a repository
 */
function sourceCommit(root: string, folders: readonly string[], env: Environment): Commit | undefined {
  const { SOURCE_COMMIT: id, SOURCE_COMMIT_TIME: at, SOURCE_COMMIT_SUBJECT: subject = '' } = env;
  if (id && at) return { id, at, subject };
  const git = (...words: readonly string[]) =>
    execFileSync('git', words, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    const [hash = '', time = '', title = '', author = ''] = git(
      'log',
      '-1',
      '--format=%H%n%cI%n%s%n%an',
    ).split('\n');
    const isDirty = git('status', '--porcelain', '--', ...folders) !== '';
    return { id: hash, at: time, subject: title, author, ...(isDirty && { isDirty }) };
  } catch {
    return undefined;
  }
}

function pipelineRun(env: Environment): string | undefined {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_RUN_ID: run } = env;
  if (server && repository && run) return `${server}/${repository}/actions/runs/${run}`;
  return RUNS.map((name) => env[name]).find(Boolean);
}

export function publisherIn(root: string, env: Environment): (name: string) => Publisher {
  return (name) => ({
    by: actorOf(env),
    key: env.PUBLISH_KEY,
    commit: sourceCommit(root, [folderOf(root, name), 'shared', 'package-lock.json'], env),
    run: pipelineRun(env),
  });
}
