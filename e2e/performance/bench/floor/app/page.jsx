/** A page with nothing of ours on it: what it weighs, the framework weighs. */
export default function Page() {
  return <h1>Floor</h1>
}
