import type { SiteSettings } from "@pcf/contract/content/globals";
import { useCallback, useMemo, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import type { Province } from "~/content/collections";
import { Alert } from "~/ui/alert/alert";
import { ButtonLink } from "~/ui/button/button";
import { EmptyState } from "~/ui/empty-state/empty-state";
import { byDistance } from "./distance";
import { findAGroupCopy as copy } from "./find-a-group-copy";
import { FinderFilter } from "./finder-filter";
import { FinderMap } from "./finder-map";
import { GroupDetails } from "./group-details";
import { distinctGroups, filterProvinces, groupChoices, readGroupFilter } from "./group-filter";
import { NearForm } from "./near-form";
import type { Place } from "./places";
import { useGroupHash } from "./use-group-hash";

type FinderProps = { provinces: readonly Province[]; view: SiteSettings["map"] };

/** Filter, map and list. What is chosen stands in the address, so that it works as a plain form too. */
export function Finder({ provinces, view }: FinderProps) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [near, setNear] = useState<Place>();
  const { groups, choices } = useMemo(
    () => ({ groups: distinctGroups(provinces), choices: groupChoices(provinces) }),
    [provinces],
  );
  const filter = useMemo(() => readGroupFilter(search, choices), [search, choices]);
  const shown = useMemo(() => filterProvinces(provinces, filter), [provinces, filter]);
  const shownGroups = useMemo(() => distinctGroups(shown), [shown]);
  const { found, unknown } = useGroupHash(
    groups,
    useCallback(() => setNear(undefined), []),
  );
  const mapGroups = useMemo(
    () => distinctGroups(filterProvinces(provinces, { ...filter, province: "" })),
    [provinces, filter],
  );

  function chooseProvince(code: string) {
    const next = new URLSearchParams(search);
    if (code) next.set("province", code);
    else next.delete("province");
    navigate({ search: next.toString() }, { preventScrollReset: true });
  }

  const sorted = near && byDistance(shownGroups, near, ({ marker }) => marker);
  const nearCount = near?.around ? copy.countAround : copy.countNear;
  return (
    <div className="finder">
      {unknown && (
        <Alert tone="warn" role="status" title={copy.unknownGroup.title}>
          <p>{copy.unknownGroup.text}</p>
        </Alert>
      )}
      <div className="finder-tools">
        <FinderFilter provinces={provinces} languages={choices.language} filter={filter} />
        <NearForm near={near} onNear={setNear} />
      </div>
      <div className="finder-columns">
        <FinderMap
          groups={mapGroups}
          view={view}
          province={filter.province}
          onProvince={chooseProvince}
          onReadMore={(slug) =>
            navigate({ search: search.toString(), hash: slug }, { preventScrollReset: true })
          }
        />
        <div id="group-list" tabIndex={-1} className="finder-results">
          <p role="status" className="finder-count">
            {near ? nearCount(shownGroups.length, near.name) : copy.count(shownGroups.length)}
          </p>
          {shownGroups.length === 0 && (
            <EmptyState spot="map-pin" title={copy.none.title}>
              <p>{copy.none.text}</p>
              <ButtonLink href="?format=online" variant="secondary">
                {copy.none.online}
              </ButtonLink>
            </EmptyState>
          )}
          {sorted ? (
            <ul className="finder-groups">
              {sorted.map(({ item, km }) => (
                <li key={item.id}>
                  <GroupDetails
                    group={item}
                    level={2}
                    distance={km === undefined || near?.around ? undefined : copy.near.distance(km)}
                    found={item.slug === found}
                  />
                </li>
              ))}
            </ul>
          ) : (
            shown.map((province) => (
              <section key={province.code} aria-labelledby={`province-${province.code}`}>
                <h2 id={`province-${province.code}`}>{province.name}</h2>
                <ul className="finder-groups">
                  {province.groups.map((group) => (
                    <li key={group.id}>
                      <GroupDetails group={group} level={3} found={group.slug === found} />
                    </li>
                  ))}
                </ul>
              </section>
            ))
          )}
        </div>
      </div>
    </div>
  );
}
