export default function Page() {
  return <p>Builder</p>;
}
