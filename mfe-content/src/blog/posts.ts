import { fetchInTime } from '@tanabana/contract/async/fetchInTime';
import { createSharedReads } from '@tanabana/contract/async/sharedReads';
import { createDataFileAddresses } from '@tanabana/contract/records/dataFileAddresses';
import * as v from 'valibot';
import { assetAddress } from '../pictures/assetAddress';
import { fetchSanitise } from './fetchSanitise';
import { postSchema, postSummarySchema, type Post, type PostSummary } from './postSchema';

/** Minimum duration of loading posts in the browser, in milliseconds (§9). */
const BLOG_LOAD_DELAY_MS = 1000;

/** Path of the index of the blog's files, inserted by the browser build. Null if file names contain no hash. */
declare const CONTENT_INDEX: string | null;

const addressOf = createDataFileAddresses(assetAddress(''), 'content', CONTENT_INDEX);

const summariesSchema = v.array(postSummarySchema);

const shared = createSharedReads({ cache: true });

/** Loads the summaries of all posts, newest first. */
export function loadPosts(): Promise<PostSummary[]> {
  return delayed(fetchList());
}

/** Resolves with null if the post does not exist. */
export function loadPost(id: string): Promise<Post | null> {
  return delayed(fetchPost(id));
}

/** A failed fetch is not cached. */
function fetchList(): Promise<PostSummary[]> {
  return shared('posts.json', () => fetchContent('posts.json', summariesSchema));
}

async function fetchPost(id: string): Promise<Post | null> {
  const isKnown = (await fetchList()).some((post) => post.id === id);
  if (!isKnown) return null;
  const [post] = await Promise.all([fetchContent(`posts/${id}.json`, postSchema), fetchSanitise()]);
  return post;
}

async function fetchContent<Schema extends v.GenericSchema>(
  file: string,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const address = await addressOf(file);
  if (address === undefined) throw new Error(`There is no file ${file}`);
  const response = await fetchInTime(address);
  if (!response.ok) throw new Error(`${file} answered ${response.status}`);
  return v.parse(schema, await response.json());
}

async function delayed<Value>(loading: Promise<Value>): Promise<Value> {
  const delay = new Promise((resolve) => setTimeout(resolve, BLOG_LOAD_DELAY_MS));
  const [value] = await Promise.all([loading, delay]);
  return value;
}
