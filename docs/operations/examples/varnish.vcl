# /etc/varnish/lamina.vcl: a shared cache before the shop, as nginx-edge.conf is. For Varnish from 6.0 on.
#
# What may be kept the shop says by Surrogate-Control: pages as every guest sees them, for a second, and for a day while the
# shop cannot be reached. Customers go through, and nothing that sets a cookie is kept.
vcl 4.1;

import std;

backend shop {
    .host = "127.0.0.1";
    .port = "3001";
    .connect_timeout = 2s;
    # The shop answers, or refuses, within ten seconds.
    .first_byte_timeout = 30s;
    .probe = {
        .url = "/readyz";
        .interval = 1s;
        .timeout = 1s;
        .window = 3;
        .threshold = 2;
        .initial = 2;
    }
}

sub vcl_recv {
    # Calls of the API are each of one shopper, whatever their cookies say.
    if ((req.method != "GET" && req.method != "HEAD") || req.url ~ "^/mobify/") {
        return (pass);
    }
    # Whose session is a customer's: as the shop itself tells it (storefront/src/server/session.ts).
    if (req.http.Cookie ~ "(^|;)\s*cc-nx_") {
        return (pass);
    }
    if (req.http.Cookie ~ "(^|;)\s*cc-at_" && req.http.Cookie !~ "(^|;)\s*cc-nx-g_") {
        return (pass);
    }
    # A guest's page hangs on no cookie.
    unset req.http.Cookie;
    # Brotli, else gzip, else neither. Varnish writes Accept-Encoding anew, so the choice has a name of its own.
    unset req.http.X-Packing;
    if (req.http.Accept-Encoding ~ "\bbr\b") {
        set req.http.X-Packing = "br";
    } elsif (req.http.Accept-Encoding ~ "\bgzip\b") {
        set req.http.X-Packing = "gzip";
    }
    # What is older than its second is shown only while the shop cannot be reached, or has just refused.
    if (std.healthy(req.backend_hint) && req.restarts == 0) {
        set req.grace = 0s;
    } else {
        set req.grace = 24h;
    }
    return (hash);
}

sub vcl_hash {
    hash_data(req.url);
    hash_data(req.http.Host);
    hash_data(req.http.X-Packing);
    return (lookup);
}

sub vcl_backend_fetch {
    if (bereq.http.X-Packing) {
        set bereq.http.Accept-Encoding = bereq.http.X-Packing;
    }
}

sub vcl_backend_response {
    if (beresp.status >= 500) {
        # What was kept before stays, and is shown.
        set beresp.ttl = 0s;
        set beresp.grace = 0s;
        set beresp.uncacheable = true;
        return (deliver);
    }
    if (beresp.status == 200 && beresp.http.Surrogate-Control && !beresp.http.Set-Cookie) {
        # The key holds how it is packed, and no cookie matters.
        unset beresp.http.Vary;
        set beresp.ttl = 1s;
        set beresp.grace = 24h;
        return (deliver);
    }
    # All else by Varnish's own rules: scripts and styles as long as they say, nothing that is private.
}

sub vcl_deliver {
    if (resp.status >= 500 && req.restarts == 0 && req.method == "GET" && !req.http.Cookie && req.url !~ "^/mobify/") {
        return (restart);
    }
    if (obj.hits > 0) {
        set resp.http.X-Cache = "HIT";
    } else {
        set resp.http.X-Cache = "MISS";
    }
    if (resp.http.Surrogate-Control) {
        unset resp.http.Surrogate-Control;
        set resp.http.Vary = "accept-encoding, cookie";
    }
}

sub vcl_synth {
    if (resp.status >= 500 && req.restarts == 0 && req.method == "GET" && !req.http.Cookie && req.url !~ "^/mobify/") {
        return (restart);
    }
}
