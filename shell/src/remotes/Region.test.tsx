import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Suspense, use } from 'react';
import { createRoot } from 'react-dom/client';
import { Region } from './Region';
import { createResource, missingResource, type Resource } from './resource';

/** Runs `work`, and waits until its promises are resolved and React has rendered. */
const settled = (work: () => unknown) =>
  act(async () => {
    work();
    await Promise.resolve();
  });

const tryAgain = () => settled(() => fireEvent.click(screen.getByRole('button', { name: 'Try again' })));

const rendered = (text: string) => <p>{text}</p>;

async function renderRegion(load: (attempt: number) => Promise<string>, children = rendered) {
  const onError = jest.fn(() => false);
  const resource = createResource(load, jest.fn());
  await settled(() =>
    render(
      <>
        <p>Footer</p>
        <Region
          resource={resource}
          label="The catalogue"
          waiting={<p>Loading…</p>}
          element={() => null}
          onError={onError}
        >
          {children}
        </Region>
      </>,
    ),
  );
  return { onError };
}

test('a region displays a loaded resource', async () => {
  await renderRegion(() => Promise.resolve('24 rugs'));
  expect(await screen.findByText('24 rugs')).toBeVisible();
});

test('a region displays a loaded resource immediately, and a later one without the delay of a Suspense placeholder', async () => {
  const waiting = jest.fn(() => <p>Loading…</p>);
  const Waiting = () => waiting();
  const regionOf = (resource: Resource<string>) => (
    <Region
      resource={resource}
      label="The catalogue"
      waiting={<Waiting />}
      element={() => null}
      onError={() => false}
    >
      {rendered}
    </Region>
  );
  const ready = createResource(() => Promise.resolve('24 rugs'), jest.fn());
  await ready.promise;
  const { unmount } = render(regionOf(ready));
  expect(screen.getByText('24 rugs')).toBeVisible();
  expect(waiting).not.toHaveBeenCalled();
  unmount();

  // Does not use `act`, because `act` skips the delays of React.
  const isActing = Reflect.get(globalThis, 'IS_REACT_ACT_ENVIRONMENT') as boolean;
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const soon = (text: string) => new Promise<string>((resolve) => setTimeout(resolve, 20, text));
  const vases = soon('30 vases');
  const Vases = () => use(vases);
  const lamps = createResource(() => soon('12 lamps'), jest.fn());
  root.render(
    <>
      <Suspense fallback="Loading…">
        <Vases />
      </Suspense>
      {regionOf(lamps)}
    </>,
  );
  await waitFor(() => expect(document.body).toHaveTextContent('12 lamps'), { interval: 5 });
  expect(document.body).not.toHaveTextContent('30 vases');
  await waitFor(() => expect(document.body).toHaveTextContent('30 vases'), { interval: 5 });
  root.unmount();
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', isActing);
});

test('a region displays a message when its remote fails, and retries on a click', async () => {
  const load = jest.fn((attempt: number) =>
    attempt === 0 ? Promise.reject(new Error('404')) : Promise.resolve('24 rugs'),
  );
  await renderRegion(load);
  expect(await screen.findByRole('alert')).toHaveTextContent('The catalogue is not available just now.');
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  expect(screen.getByText('Footer')).toBeVisible();

  await tryAgain();
  expect(await screen.findByText('24 rugs')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(load).toHaveBeenLastCalledWith(1);
});

test('a region displays a message when rendering fails, reports the error, and loads again on a click', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const throwing = (text: string) => {
    if (text === 'broken') throw new Error('cannot render');
    return <p>{text}</p>;
  };
  const load = (attempt: number) => Promise.resolve(attempt === 0 ? 'broken' : '24 rugs');
  const { onError } = await renderRegion(load, throwing);

  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getByText('Footer')).toBeVisible();
  expect(onError).toHaveBeenCalledWith(new Error('cannot render'));

  await tryAgain();
  expect(await screen.findByText('24 rugs')).toBeVisible();
});

test("a region displays the page's fallback instead of the message", async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await settled(() =>
    render(
      <Region
        resource={missingResource<string>('gone')}
        label="This part"
        waiting={<p>Loading…</p>}
        fallback={<a href="/catalogue">See all rugs</a>}
        element={() => null}
        onError={() => false}
      >
        {rendered}
      </Region>,
    ),
  );
  expect(await screen.findByRole('link', { name: 'See all rugs' })).toBeVisible();
});
